import { type FileKind, fileKindNames, trimText } from '@berth/contract';

const longest = 120;

/**
 * A name as it was given, fit to be shown and saved under: no folders, nothing invisible or that turns the
 * reading direction (`gpj.exe` read backwards), with the ending of what the file is.
 */
export function cleanFileName(given: string, kind: FileKind): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = trimText(last.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/\s+/gu, ' '));
  const { endings } = fileKindNames[kind];
  const own = endings.find((ending) => visible.toLowerCase().endsWith(`.${ending}`)) ?? endings[0];
  const stem = visible.toLowerCase().endsWith(`.${own}`) ? visible.slice(0, -own.length - 1) : visible;
  // Windows drops dots and spaces at the end by itself.
  const short = Array.from(stem)
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/u, '');
  return `${short || 'file'}.${own}`;
}
