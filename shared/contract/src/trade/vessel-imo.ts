/**
 * Whether a text is a ship's IMO number: seven digits, the last of which is that of the others' sum, each times its
 * place from the right, 7 to 2 (IMO resolution A.1117(30)).
 */
export function isVesselImo(value: string): boolean {
  if (!/^\d{7}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 6).reduce((total, digit, place) => total + digit * (7 - place), 0);
  return sum % 10 === digits[6];
}
