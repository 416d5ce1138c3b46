/** The most bytes of a name, with room for the number of a second file of that name; file systems have 255. */
const longestBytes = 240;

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/**
 * A name that every system can unpack: no path of its own, no character that Windows refuses, none of its devices, and
 * no longer than file systems have it. The ending stays.
 */
export function safeFileName(name: string): string {
  const trimmed = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '') || '_';
  const [, stem = trimmed, ending = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(trimmed) ?? [];
  let short = stem;
  while (Buffer.byteLength(short + ending) > longestBytes) short = [...short].slice(0, -1).join('');
  return `${short.replace(/[.\s]+$/, '')}${ending}`.replace(reserved, '$1_');
}
