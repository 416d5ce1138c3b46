/** Without the zeros that a column's scale adds: `1.500` as `1.5`, `120.000` as `120`. */
export function plainDecimal(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}
