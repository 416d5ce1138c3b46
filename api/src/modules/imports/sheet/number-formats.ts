import { generalLook, type NumberLook, readLook } from './number-look.ts';
import { readXml } from './read-xml.ts';

/** How a style shows a number. */
export type NumberFormat = { look: NumberLook; isDate: boolean };

/** The number formats of a workbook's styles, by the number of the style. */
export async function readNumberFormats(chunks: AsyncIterable<Buffer>): Promise<NumberFormat[]> {
  const known = new Map<number, NumberFormat>(
    builtInDates.map((id) => [id, { look: generalLook, isDate: true }]),
  );
  for (const [id, code] of builtInCodes) known.set(id, { look: readLook(code), isDate: false });
  const styles: NumberFormat[] = [];
  let isInStyles = false;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        const code = formatCode.slice(0, longestCode);
        known.set(Number(numFmtId), { look: readLook(code), isDate: isDateFormat(code) });
      } else if (name === 'cellXfs') isInStyles = true;
      else if (name === 'xf' && isInStyles) styles.push(known.get(Number(attributes().numFmtId)) ?? general);
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return styles;
}

export const general: NumberFormat = { look: generalLook, isDate: false };

// Excel takes no longer ones.
const longestCode = 255;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Of ECMA-376 18.8.30; from 27 on those of East Asian Excels. */
const builtInDates = [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)];
const builtInCodes: readonly (readonly [number, string])[] = [
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [37, '#,##0;-#,##0'],
  [38, '#,##0;-#,##0'],
  [39, '#,##0.00;-#,##0.00'],
  [40, '#,##0.00;-#,##0.00'],
  [48, '##0.0E+0'],
];

/** Whether a format names parts of a date, outside of quoted words, escapes, colours and locales. */
export function isDateFormat(code: string): boolean {
  const bare = code
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
