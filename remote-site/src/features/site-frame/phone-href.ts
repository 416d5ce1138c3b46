/** A telephone number as people write it, as a link that a phone can dial. */
export function phoneHref(phone: string): string {
  return `tel:${phone.normalize('NFKC').replace(/[^\d+]/g, '')}`;
}
