/** Whether a text has the form of every id that was ever given out; anything else cannot be one and is not asked for. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
