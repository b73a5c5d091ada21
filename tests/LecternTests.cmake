# Functions that define test programs.

option(LECTERN_TEST_GROUPS "Compile the tests of a folder together" ${LECTERN_UNITY})
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(LECTERN_GROUPER ${CMAKE_CURRENT_SOURCE_DIR}/support/grouptests.py)
set(LECTERN_TESTS_TOGETHER 6) # tests per source

# Runs moc on a test without include paths. Dependency scanning and reading the Qt headers would take longer than compiling some
# tests.
function(lectern_test_moc name)
    add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc DEPENDS ${name}.cpp VERBATIM
        COMMAND Qt6::moc --no-notes -o ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc ${CMAKE_CURRENT_SOURCE_DIR}/${name}.cpp)
endfunction()

# Sets out to the given Lectern libraries and all Lectern libraries that they link.
function(lectern_libraries out)
    set(found)
    set(rest ${ARGN})
    while(rest)
        list(POP_FRONT rest library)
        string(REGEX REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1" library "${library}")
        if(NOT library MATCHES "^lectern_" OR library IN_LIST found OR NOT TARGET ${library})
            continue()
        endif()
        get_target_property(type ${library} TYPE)
        if(type STREQUAL "STATIC_LIBRARY")
            list(APPEND found ${library})
            get_target_property(theirs ${library} INTERFACE_LINK_LIBRARIES)
            list(APPEND rest ${theirs})
        endif()
    endwhile()
    set(${out} ${found} PARENT_SCOPE)
endfunction()

# In the Dev build, tests are compiled without optimisation, which saves a third of their compile time, also with ASan. Test code
# itself is fast enough.
if(CMAKE_BUILD_TYPE STREQUAL "Dev" AND NOT LECTERN_SANITIZE MATCHES "thread|fuzzer" AND NOT LECTERN_COVERAGE)
    set(LECTERN_PLAIN_TESTS ON)
endif()
function(lectern_plain target)
    if(LECTERN_PLAIN_TESTS)
        set_target_properties(${target} PROPERTIES LECTERN_PLAIN ON)
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

# Links a test program to its libraries and chooses the precompiled header.
function(lectern_test_links target)
    target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${target} PRIVATE lectern_test_support Qt6::Sql ${ARGN})
    lectern_plain(${target})
    if(LECTERN_PLAIN_TESTS)
        # The linker keeps the first copy of an inline function. The libraries come first, so that the tests run the optimised
        # copy that the programs use.
        lectern_libraries(libraries ${ARGN})
        list(TRANSFORM libraries REPLACE "(.+)" "$<TARGET_FILE:\\1>")
        target_link_options(${target} PRIVATE LINKER:--whole-archive ${libraries} LINKER:--no-whole-archive)
    endif()
    if("lectern_views" IN_LIST ARGN)
        target_precompile_headers(${target} REUSE_FROM lectern_window_test_pch)
    elseif(NOT "lectern_start" IN_LIST ARGN) # that library also needs Qt6::Network
        target_link_libraries(${target} PRIVATE Qt6::Gui) # the flags must match the precompiled header
        target_precompile_headers(${target} REUSE_FROM lectern_test_pch)
    endif()
endfunction()

# Defines the paths of programs that a test starts: LECTERN_CLI for lectern-cli, and so on.
function(lectern_test_programs target)
    foreach(program ${ARGN})
        string(REPLACE "-" "_" macro ${program})
        string(TOUPPER ${macro} macro)
        target_compile_definitions(${target} PRIVATE ${macro}="$<TARGET_FILE:${program}>")
        add_dependencies(${target} ${program})
    endforeach()
endfunction()

set(LECTERN_TEST_ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;LECTERN_LANGUAGE=en;TZ=UTC")
function(lectern_add_test name program)
    add_test(NAME ${name} COMMAND ${program})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${LECTERN_TEST_ENVIRONMENT}" TIMEOUT 400) # for tests that hang
    if(LECTERN_COVERAGE) # some tests take ten times as long
        set_tests_properties(${name} PROPERTIES TIMEOUT 1500)
    endif()
endfunction()

# lectern_test(tst_name [LIBRARY...] [PROGRAMS TARGET...]) builds one test class as one executable with one ctest entry.
function(lectern_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "PROGRAMS")
    lectern_test_moc(${name})
    add_executable(${name} ${name}.cpp ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
    lectern_test_links(${name} ${arg_UNPARSED_ARGUMENTS})
    lectern_test_programs(${name} ${arg_PROGRAMS})
    lectern_add_test(${name} ${name})
endfunction()

# lectern_tests(group [LIBRARY...] [PROGRAMS TARGET...] TESTS tst_name...) builds several tests as one executable, with a link
# to it for each test. This more than halves the build time, which is mostly spent on shared headers. Not for tests that start
# themselves.
function(lectern_tests group)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "PROGRAMS;TESTS")
    if(NOT LECTERN_TEST_GROUPS)
        foreach(name ${arg_TESTS})
            lectern_test(${name} ${arg_UNPARSED_ARGUMENTS} PROGRAMS ${arg_PROGRAMS})
        endforeach()
        return()
    endif()
    set(rest)
    foreach(name ${arg_TESTS})
        lectern_test_moc(${name})
        list(APPEND rest ${CMAKE_CURRENT_SOURCE_DIR}/${name}.cpp)
    endforeach()
    set(main ${CMAKE_CURRENT_BINARY_DIR}/${group}_main.cpp)
    add_custom_command(OUTPUT ${main} DEPENDS ${LECTERN_GROUPER} VERBATIM
        COMMAND Python3::Interpreter ${LECTERN_GROUPER} --main ${main} ${rest})
    set(sources ${main})
    set_source_files_properties(${main} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    set(number 0)
    while(rest)
        list(SUBLIST rest 0 ${LECTERN_TESTS_TOGETHER} together)
        list(REMOVE_ITEM rest ${together})
        math(EXPR number "${number} + 1")
        set(source ${CMAKE_CURRENT_BINARY_DIR}/${group}_${number}.cpp)
        set(mocs)
        foreach(test ${together})
            cmake_path(GET test STEM name)
            list(APPEND mocs ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
        endforeach()
        add_custom_command(OUTPUT ${source} DEPENDS ${together} ${mocs} ${LECTERN_GROUPER} VERBATIM
            COMMAND Python3::Interpreter ${LECTERN_GROUPER} ${source} ${together})
        list(APPEND sources ${source})
    endwhile()
    add_executable(${group} ${sources})
    target_compile_options(${group} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>) # g++ treats the included tests as headers
    lectern_test_links(${group} ${arg_UNPARSED_ARGUMENTS})
    lectern_test_programs(${group} ${arg_PROGRAMS})
    foreach(name ${arg_TESTS})
        add_custom_command(TARGET ${group} POST_BUILD VERBATIM
            COMMAND ${CMAKE_COMMAND} -E create_symlink ${group} ${CMAKE_CURRENT_BINARY_DIR}/${name})
        add_custom_target(${name} DEPENDS ${group})
        lectern_add_test(${name} ${CMAKE_CURRENT_BINARY_DIR}/${name})
    endforeach()
endfunction()

# lectern_threaded(tst_name...) marks tests of threads, which ./dev tsan builds and runs.
function(lectern_threaded)
    if(NOT TARGET threaded_tests)
        add_custom_target(threaded_tests)
    endif()
    add_dependencies(threaded_tests ${ARGN})
    set_tests_properties(${ARGN} PROPERTIES LABELS threads)
    if(LECTERN_SANITIZE STREQUAL "thread")
        set_tests_properties(${ARGN} PROPERTIES TIMEOUT 1500) # tests take ten times as long
    endif()
endfunction()

# lectern_slow(name...) marks tests that wait for windows or programs for half a minute or more. They start first, so that other
# tests use the processor meanwhile.
function(lectern_slow)
    set_tests_properties(${ARGN} PROPERTIES COST 60)
endfunction()
