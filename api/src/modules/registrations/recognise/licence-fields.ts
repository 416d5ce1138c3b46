import { checkUnifiedCreditCode, namesCompanyRegister } from '@berth/contract';
import { labelledValue, sureFrom } from './labelled-value.ts';
import { licenceLabels, plainText } from './labels.ts';
import type { ReadLine } from './reading.ts';
import { isOfAnotherLabel, wholeRow } from './rows.ts';

export type LicenceFields = {
  companyName: string | null;
  creditCode: string | null;
  /** 15 digits, of a licence before 2015 */
  oldNumber: string | null;
  registeredAddress: string | null;
  legalPerson: string | null;
};

/** Letters that GB 32100 leaves out because they look like these digits. V, which it leaves out too, looks like none. */
const impossible: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5' };

/** The fields of a business licence (营业执照) of any pattern. What was not read for sure is null. */
export function licenceFieldsOf(lines: readonly ReadLine[]): LicenceFields {
  const { companyName, registeredAddress, legalPerson } = licenceLabels;
  return {
    companyName: fitting(labelledValue(lines, companyName, 2), /^(?=.*\p{Script=Han}{2}|.*\p{L}{4}).{3,}$/u),
    creditCode: onlyOne(findCreditCodes(lines)),
    oldNumber: onlyOne(findOldNumbers(lines)),
    registeredAddress: fitting(labelledValue(lines, registeredAddress, 4), /\p{Script=Han}{2}.{3}/u),
    legalPerson: fitting(labelledValue(lines, legalPerson, 1), /^[\p{L}\p{M}· .]{2,50}$/u),
  };
}

/** A value that has a form; null for what cannot be one. */
export function fitting(value: string | null, form: RegExp): string | null {
  return value !== null && form.test(value) ? value : null;
}

/** A number that may stand there several times; null where there are different ones. */
export function onlyOne(numbers: readonly string[]): string | null {
  const [number, another] = new Set(numbers);
  return another === undefined ? (number ?? null) : null;
}

/** Runs of letters and digits, of each line alone and with what stands close beside it. */
export function runsOf(lines: readonly ReadLine[]): string[] {
  return lines.flatMap((line) => {
    const row = wholeRow(lines, line).map(({ text }) => text);
    return [line.text, row.join('')].flatMap(
      (text) =>
        text
          .normalize('NFKC')
          .replace(/\s/g, '')
          .match(/[0-9a-z]+/gi) ?? [],
    );
  });
}

/** Codes whose check character is right; an ID number can have that too, but names no register of companies. */
function findCreditCodes(lines: readonly ReadLine[]): string[] {
  return runsOf(lines)
    .map((run) => run.toUpperCase().replace(/[OIZS]/g, (letter) => impossible[letter] ?? letter))
    .filter((code) => checkUnifiedCreditCode(code) === 'ok' && namesCompanyRegister(code));
}

/**
 * Registration numbers (注册号) of 15 digits, as they were read: a digit that was taken for another cannot be told. A
 * number of such length beside another label is something else.
 */
function findOldNumbers(lines: readonly ReadLine[]): string[] {
  const labelled = labelledValue(lines, licenceLabels.oldNumber, 1);
  const alone = lines
    .filter((line) => line.confidence >= sureFrom && !isOfAnotherLabel(lines, line))
    .map(({ text }) => text);
  // The number of the copy may follow: `350200209999999（1-1）`.
  return [labelled ?? '', ...alone].flatMap(
    (text) => /^(\d{15})(?:（\d+-\d+）)?$/.exec(plainText(text).replaceAll(' ', ''))?.[1] ?? [],
  );
}
