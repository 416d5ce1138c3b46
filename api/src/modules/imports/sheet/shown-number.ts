import type { NumberLook, Token } from './number-look.ts';
import { roundTo } from './round-to.ts';

/** A number as a sheet shows it. */
export type ShownNumber = {
  text: string;
  /** What the text says: rounded where the format leaves decimals out, NaN where it leaves the number out. */
  value: number;
  /** `digits`: whole, with no more than zeros before and marks between them, as numbers and codes are formatted. */
  kind: 'digits' | 'figure' | 'scientific';
};

/** How a number looks; null where the format is none that is known here. */
export function shownNumber(number: number, look: NumberLook): ShownNumber | null {
  // Of more digits than a spreadsheet keeps no look is to be had.
  if (Math.abs(number) >= 1e15) return null;
  const at = number < 0 ? 1 : Number(number === 0) * 2;
  const section = look[at] ?? look[0];
  if (!section || (section.isGeneral && look.length === 1)) return shownGenerally(number);
  // A section with a condition, such as [>100], shows other numbers than its place says.
  if (section.isOther || section.isGeneral || look.some(({ isConditional }) => isConditional)) return null;
  const sign = number < 0 && look[at] === undefined ? '-' : '';
  const shown = section.tokens.some(({ kind }) => kind === 'exponent')
    ? inExponents(Math.abs(number), section.tokens)
    : filledIn(Math.abs(number), section.tokens);
  return {
    text: (sign + shown.text).trim(),
    value: number < 0 ? -shown.value : shown.value,
    kind: shown.kind,
  };
}

/** A cell without a format has room for eleven digits. */
function shownGenerally(number: number): ShownNumber | null {
  if (Math.abs(number) < 1e11) return null;
  const value = Number(number.toPrecision(6));
  return { text: exponential(value, 5), value, kind: 'scientific' };
}

function exponential(value: number, mostDecimals: number): string {
  const [digits = '', exponent = ''] = value.toExponential(mostDecimals).split('e');
  const shortest = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return `${shortest}E${exponent.replace(/^([+-])(\d)$/, '$10$2')}`;
}

function inExponents(number: number, tokens: readonly Token[]): ShownNumber {
  const end = tokens.findIndex(({ kind }) => kind === 'exponent');
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const decimals = point === -1 ? 0 : tokens.slice(point, end).filter(({ kind }) => kind === 'digit').length;
  const value = Number(number.toExponential(Math.min(decimals, 20)));
  return { text: exponential(value, Math.min(decimals, 20)), value, kind: 'scientific' };
}

function filledIn(number: number, tokens: readonly Token[]): ShownNumber {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const [whole, rest] = point === -1 ? [tokens, []] : [tokens.slice(0, point), tokens.slice(point + 1)];
  const isDigit = ({ kind }: Token) => kind === 'digit';
  const lastDigit = whole.findLastIndex(isDigit);
  const commas = whole.filter(({ kind }, at) => kind === 'comma' && at > lastDigit).length;
  const isGrouped = whole.some(({ kind }, at) => kind === 'comma' && at < lastDigit);
  const percents = tokens.filter(({ kind }) => kind === 'percent').length;
  const scale = 100 ** percents / 1000 ** commas;
  const decimals = rest.filter(isDigit).length;
  const rounded = roundTo(number * scale, decimals);
  const [digits = '', fraction = ''] = rounded.split('.');
  const text =
    wholeText(digits === '0' ? '' : digits, whole, isGrouped) +
    (point === -1 ? '' : '.') +
    fractionText(fraction, rest);
  const isWhole = point === -1 && !isGrouped && percents === 0 && commas === 0;
  // Words or nothing in place of the number say none, but for a nought.
  const value = tokens.some(isDigit) || number === 0 ? Number(rounded) / scale : Number.NaN;
  return { text, value, kind: isWhole ? 'digits' : 'figure' };
}

/** Digits from the right into their places; what has none of its own stands at the first. */
function wholeText(digits: string, tokens: readonly Token[], isGrouped: boolean): string {
  let left = tokens.filter(({ kind }) => kind === 'digit').length;
  let isFirst = true;
  let text = '';
  const put = (digit: string, behind: number) => {
    text += digit + (isGrouped && digit !== '' && behind > 0 && behind % 3 === 0 ? ',' : '');
  };
  for (const token of tokens) {
    if (token.kind === 'comma') continue;
    if (token.kind !== 'digit') {
      text += token.text;
      continue;
    }
    left -= 1;
    const own = digits.length - 1 - left;
    if (isFirst) for (let at = 0; at < own; at += 1) put(digits.charAt(at), digits.length - 1 - at);
    isFirst = false;
    put(own >= 0 ? digits.charAt(own) : token.text === '0' ? '0' : '', left);
  }
  return text;
}

function fractionText(fraction: string, tokens: readonly Token[]): string {
  let at = 0;
  return tokens
    .map(({ kind, text }) => {
      if (kind !== 'digit') return kind === 'comma' ? '' : text;
      const digit = fraction.charAt(at);
      at += 1;
      return digit === '' && text === '0' ? '0' : digit;
    })
    .join('');
}
