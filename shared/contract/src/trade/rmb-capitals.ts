const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const places = ['', '拾', '佰', '仟'] as const;
const groups = ['', '万', '亿', '万亿'] as const;

/**
 * A sum of renminbi in capitals, as bills and cheques have it (中文大写, 支付结算办法 annex 1): zeros between digits are
 * said once, `整` ends a sum without jiao and fen, and fen after no jiao follow a `零`.
 *
 * @param amountFen in fen, below 10 ** 16; negative for a credit
 */
export function rmbCapitals(amountFen: number): string {
  const fen = Math.abs(amountFen);
  const sign = amountFen < 0 ? '负' : '';
  return `人民币${sign}${yuanText(Math.floor(fen / 100), fen)}${centsText(fen)}`;
}

function yuanText(yuan: number, fen: number): string {
  if (yuan === 0) return fen === 0 ? '零元' : '';
  return `${wholeText(yuan)}元`;
}

function centsText(fen: number): string {
  const jiao = Math.floor(fen / 10) % 10;
  const cents = fen % 10;
  if (jiao === 0 && cents === 0) return '整';
  const isZeroBetween = jiao === 0 && fen >= 100;
  return [
    jiao > 0 ? `${digits[jiao]}角` : isZeroBetween ? '零' : '',
    cents > 0 ? `${digits[cents]}分` : '',
  ].join('');
}

/** A whole number in groups of four digits. */
function wholeText(value: number): string {
  let text = '';
  let isZeroOwed = false;
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const part = Math.floor(value / 10_000 ** group) % 10_000;
    if (part === 0) {
      isZeroOwed = text !== '';
      continue;
    }
    // A zero stands for the places that are skipped, within a group or before it.
    const isLead = text !== '' && (isZeroOwed || part < 1000);
    text += `${isLead ? '零' : ''}${groupText(part)}${groups[group]}`;
    isZeroOwed = false;
  }
  return text;
}

function groupText(part: number): string {
  let text = '';
  let isZeroOwed = false;
  for (let place = places.length - 1; place >= 0; place -= 1) {
    const digit = Math.floor(part / 10 ** place) % 10;
    if (digit === 0) {
      isZeroOwed = text !== '';
      continue;
    }
    text += `${isZeroOwed ? '零' : ''}${digits[digit]}${places[place]}`;
    isZeroOwed = false;
  }
  return text;
}
