import { trimText } from './trim-text.ts';

/**
 * A code (port, warehouse, business number, postal code …) as it is stored and compared: NFKC, so that
 * full-width letters and digits become plain ones, upper-case, white space at the ends gone and inside
 * reduced to one space. What nobody sees (zero-width spaces and joiners, soft hyphens) is gone, since chats and sheets
 * bring it along and nobody types it. What the code means is not checked.
 */
export function normalizeCode(value: string): string {
  const seen = value.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
  return trimText(seen.normalize('NFKC').toUpperCase().normalize('NFKC')).replace(/\s+/gu, ' ');
}
