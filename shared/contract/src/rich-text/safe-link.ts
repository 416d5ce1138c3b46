import { richTextLimits } from './rich-text.ts';

/**
 * Whether a link may lead there: http, https, mailto, tel, or a path of this site. Browsers drop tabs and line breaks in
 * an address and read `\` as `/`, so that neither may stand in it.
 */
export function isSafeLink(href: string): boolean {
  if (href.length > richTextLimits.href || /[\s\p{C}\\<>"]/u.test(href)) return false;
  return /^(https?:\/\/[^/?#]|mailto:[^?]|tel:\+?\d|\/(?!\/))/i.test(href);
}
