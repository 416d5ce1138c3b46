import { normalizeDigits } from './normalize-digits.ts';

const plain = /^-?(?:\d+\.?\d*|\.\d+)$/;
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * A decimal number as plain digits (`-1234.50`), or null where the text is no number or could be two.
 * Takes full-width digits, `。` and `．` as the point, a ￥ in front, and commas where they group thousands
 * from the left (`1,234.5`; not `12,34`, `0,123` or a comma after the point). Exponents are refused.
 * Zeros after the point stay, so that `1.50` is still a price.
 */
export function normalizeDecimal(value: string): string | null {
  const text = normalizeDigits(value)
    .replaceAll('。', '.')
    .replace(/^([-+]?)\s*¥\s*/u, '$1')
    .replace(/^\+/, '');
  if (!plain.test(text) && !grouped.test(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').replace('-', '').split('.');
  const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  return text.startsWith('-') && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
