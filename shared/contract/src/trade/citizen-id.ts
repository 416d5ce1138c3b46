import { isDay } from '../rule/field-rules.ts';
import { normalizeCode } from '../text/normalize-code.ts';

/** Why a citizen identification number is not one, or `ok`. */
export type CitizenIdCheck = 'ok' | 'length' | 'format' | 'region' | 'birthDate' | 'checkDigit';

/** The first two digits of GB/T 2260: provinces, municipalities, Taiwan, Hong Kong, Macao and 91 for abroad. */
const regions = new Set(
  [
    '11',
    '12',
    '13',
    '14',
    '15',
    '21',
    '22',
    '23',
    '31',
    '32',
    '33',
    '34',
    '35',
    '36',
    '37',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
    '50',
    '51',
    '52',
    '53',
    '54',
    '61',
    '62',
    '63',
    '64',
    '65',
    '71',
    '81',
    '82',
    '83',
    '91',
  ].values(),
);

/**
 * Checks a 公民身份号码 by GB 11643: six digits of a region, the day of birth, three digits, and a check character, which
 * is X for ten. Lower case, full width and spaces do not matter. `today` is a day, `YYYY-MM-DD`.
 */
export function checkCitizenId(value: string, today: string): CitizenIdCheck {
  const id = normalizeCode(value).replaceAll(' ', '');
  if (id.length !== 18) return 'length';
  if (!/^\d{17}[\dX]$/.test(id)) return 'format';
  if (!regions.has(id.slice(0, 2))) return 'region';
  const birthDate = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;
  if (!isDay(birthDate) || birthDate < '1850-01-01' || birthDate > today) return 'birthDate';
  return citizenIdCheckCharacter(id.slice(0, 17)) === id[17] ? 'ok' : 'checkDigit';
}

/** The check character of the first seventeen digits (ISO 7064 MOD 11-2). */
export function citizenIdCheckCharacter(firstSeventeen: string): string {
  let remainder = 0;
  for (const digit of firstSeventeen) remainder = ((remainder + Number(digit)) * 2) % 11;
  return '0123456789X'.charAt((12 - remainder) % 11);
}
