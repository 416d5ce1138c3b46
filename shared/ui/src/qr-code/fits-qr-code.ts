/** What version 40 holds at level H (ISO/IEC 18004, table 7). */
const most = { digits: 3057, upperCase: 1852, bytes: 1273 } as const;

/** Whether a text fits into a QR code of level H, the one that survives the most damage (spec section 9). */
export function fitsQrCode(text: string): boolean {
  if (/^\d*$/.test(text)) return text.length <= most.digits;
  if (/^[0-9A-Z $%*+./:-]*$/.test(text)) return text.length <= most.upperCase;
  return new TextEncoder().encode(text).length <= most.bytes;
}
