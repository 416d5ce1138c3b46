/**
 * The name in addresses that an English title suggests: its Latin letters and digits in words of at most `longest`
 * characters in all; blank where it has none.
 */
export function slugOf(title: string, longest: number): string {
  const parts = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
  let slug = '';
  for (const part of parts) {
    const longer = slug === '' ? part.slice(0, longest) : `${slug}-${part}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug;
}
