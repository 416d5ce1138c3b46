import { customsUnits, readCustomsUnit } from '../customs/customs-unit.ts';
import { hsCodeProblems, isHsCode, normalizeHsCode, readElementList } from '../customs/hs-code.ts';
import { checkText, isDay } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { normalizeDate } from '../text/normalize-date.ts';
import { normalizeDecimal } from '../text/normalize-decimal.ts';
import { trimText } from '../text/trim-text.ts';
import { isPortCode, normalizePortCode } from '../trade/port-code.ts';
import { readCoordinates } from './coordinates.ts';
import { dictionaryDefinitions } from './dictionary-definitions.ts';
import type { DictionaryEntry, DictionaryField } from './dictionary-field.ts';
import type { DictionaryKind } from './dictionary-kinds.ts';

/** What was typed, in the fields of its kind and in their form. What has not the form of its field stays as it was typed. */
export function normalizeDictionaryEntry(kind: DictionaryKind, typed: DictionaryEntry): DictionaryEntry {
  const fields = Object.entries(dictionaryDefinitions[kind].fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, normalizeField(field, typed[name] ?? '')]));
}

export function normalizeField(field: DictionaryField, typed: string): string {
  const text = trimText(typed);
  switch (field.type) {
    case 'portCode':
      return normalizePortCode(text);
    case 'hsCode':
      return normalizeHsCode(text);
    case 'country':
      return text.normalize('NFKC').toUpperCase();
    case 'countries':
      return [...new Set(countriesOf(text))].join(' ');
    case 'number':
      return shortDecimal(text.normalize('NFKC').replace(/\s*%$/, '')) ?? text;
    case 'day':
      return normalizeDate(text) ?? text;
    case 'customsUnit':
      return unitName(text);
    case 'elements':
      return readElementList(text).join('|');
    case 'choice':
      return choiceOf(field.choices, text);
    default:
      return text;
  }
}

/** `US CA`, `US,CA` and `US、CA` as two. */
export const countriesOf = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s,;、/|]+/)
    .filter(Boolean);

/** `1.50` and `1.5` are one number: a list that is read again shows no difference. */
function shortDecimal(text: string): string | null {
  const number = normalizeDecimal(text);
  if (number === null || !number.includes('.')) return number;
  return number.replace(/\.?0+$/, '');
}

const noUnit = new Set(['', '-', '无', '/', 'none']);

/** A unit of the tariff by its Chinese name: three digits would lose their zeros in a spreadsheet. */
function unitName(text: string): string {
  if (noUnit.has(text.toLowerCase())) return '';
  const unit = readCustomsUnit(text);
  return unit === null ? text : customsUnits[unit]['zh-CN'];
}

function choiceOf(choices: Readonly<Record<string, Readonly<Record<string, string>>>>, text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const found = Object.entries(choices).find(([value, names]) =>
    [value, ...Object.values(names)].some((name) => name.toLowerCase() === plain),
  );
  return found?.[0] ?? text;
}

/** What keeps an entry that has its form from being kept, each at its field. */
export function dictionaryProblems(kind: DictionaryKind, entry: DictionaryEntry): Problem[] {
  const ofFields = Object.entries(dictionaryDefinitions[kind].fields).flatMap(([path, field]): Problem[] => {
    const found = fieldProblem(field, entry[path] ?? '');
    return found ? [{ path, ...found }] : [];
  });
  return ofFields.length > 0 ? ofFields : ownProblems(kind, entry);
}

// What no person types and no spreadsheet means: C0, DEL and C1.
const control = /\p{Cc}/u;

function fieldProblem(field: DictionaryField, value: string): Omit<Problem, 'path'> | null {
  if (value === '') {
    const rule = field.type === 'choice' ? 'chooseOne' : 'required';
    return field.isRequired ? { rule } : null;
  }
  if (control.test(value)) return { rule: 'controlCharacters' };
  const tooLong = checkText(value, field.max);
  if (tooLong) return tooLong;
  switch (field.type) {
    case 'portCode':
      return isPortCode(value) ? null : { rule: 'portCodeForm' };
    case 'hsCode':
      return isHsCode(value) ? null : { rule: 'hsCodeDigits' };
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? null : { rule: 'countryForm' };
    case 'countries':
      return countriesOf(value).every((each) => /^[A-Z]{2}$/.test(each)) ? null : { rule: 'countryForm' };
    case 'coordinates':
      return readCoordinates(value) ? null : { rule: 'coordinatesForm' };
    case 'day':
      return isDay(value) ? null : { rule: 'invalidDate' };
    case 'choice':
      return Object.hasOwn(field.choices, value) ? null : { rule: 'unknownChoice' };
    case 'number':
      return numberProblem(field, value);
    default:
      return null;
  }
}

function numberProblem(
  { min, most, decimals }: { min: number; most: number; decimals: number },
  value: string,
): Omit<Problem, 'path'> | null {
  const number = normalizeDecimal(value);
  if (number === null) return { rule: 'notANumber' };
  const places = number.split('.')[1]?.length ?? 0;
  if (places > decimals)
    return decimals === 0 ? { rule: 'notAnInteger' } : { rule: 'tooManyDecimals', params: { max: decimals } };
  const isIn = Number(number) >= min && Number(number) <= most;
  return isIn ? null : { rule: 'outOfRange', params: { min, max: most } };
}

function ownProblems(kind: DictionaryKind, entry: DictionaryEntry): Problem[] {
  switch (kind) {
    case 'shipMode':
      return shipModeProblems(entry);
    case 'hsCode':
      return hsCodeProblems(hsCodeOf(entry));
    default:
      return [];
  }
}

function shipModeProblems({
  transitDaysMin,
  transitDaysMax,
  closedZh,
  closedEn,
}: DictionaryEntry): Problem[] {
  const isOver = Number(transitDaysMin) > Number(transitDaysMax);
  return [
    ...(isOver ? [{ path: 'transitDaysMax', rule: 'mostBelowLeast' } as const] : []),
    ...(closedZh === '' && closedEn !== '' ? [{ path: 'closedZh', rule: 'required' } as const] : []),
    ...(closedZh !== '' && closedEn === '' ? [{ path: 'closedEn', rule: 'required' } as const] : []),
  ];
}

/** An entry as the catalogue of HS codes knows it; what is no unit stays, to be told. */
export function hsCodeOf(entry: DictionaryEntry): Parameters<typeof hsCodeProblems>[0] {
  const text = (name: string) => entry[name] ?? '';
  const unitOf = (typed: string) => (readCustomsUnit(typed) ?? typed) as keyof typeof customsUnits;
  const second = text('secondUnit');
  return {
    code: text('code'),
    nameZh: text('nameZh'),
    nameEn: text('nameEn'),
    firstUnit: unitOf(text('firstUnit')),
    secondUnit: second === '' ? '' : unitOf(second),
    elements: readElementList(text('elements')),
    refundRate: Number(text('refundRate')),
  };
}
