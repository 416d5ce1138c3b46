/** Half up, as people and spreadsheets round. */
export function roundTo(value: number, decimals: number): string {
  const rounded = shift(Math.round(shift(value, decimals)), -decimals);
  // From 1e21 on numbers are written with an exponent, which no field reads.
  return Math.abs(rounded) < 1e21 ? String(rounded) : String(BigInt(rounded));
}

/** Times a power of ten, by its digits: exact where a product is not. */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
