namespace lectern
{
}
