import { readXml } from './read-xml.ts';

/** The styles of a workbook, by number, that show a number as a date or time. */
export async function readDateStyles(chunks: AsyncIterable<Buffer>): Promise<Set<number>> {
  const dateFormats = new Set(builtInDates);
  const styles = new Set<number>();
  let isInStyles = false;
  let count = 0;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        if (isDateFormat(formatCode)) dateFormats.add(Number(numFmtId));
        else dateFormats.delete(Number(numFmtId));
      } else if (name === 'cellXfs') isInStyles = true;
      else if (name === 'xf' && isInStyles) {
        if (dateFormats.has(Number(attributes().numFmtId))) styles.add(count);
        count += 1;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return styles;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Of ECMA-376 18.8.30; from 27 on those of East Asian Excels. */
const builtInDates = [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)];

/** Whether a format names parts of a date, outside of quoted words, escapes, colours and locales. */
export function isDateFormat(code: string): boolean {
  const bare = code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '');
  return /[ymdhs年月日]/i.test(bare);
}

const dayMs = 24 * 3600 * 1000;

/** A day number of Excel's as `YYYY-MM-DD`, with the time where there is one. */
export function dateText(serial: number, isFrom1904: boolean): string {
  const days = serial + (isFrom1904 ? 1462 : 0);
  // Excel counts a 29 February 1900 that never was.
  const moment = new Date(Math.round(((days < 60 ? days + 1 : days) - 25569) * dayMs));
  if (Number.isNaN(moment.getTime())) return String(serial);
  const text = moment.toISOString();
  return days % 1 === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
