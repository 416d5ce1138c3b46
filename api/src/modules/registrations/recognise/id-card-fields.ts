import { checkCitizenId } from '@berth/contract';
import { labelledValue } from './labelled-value.ts';
import { idCardLabels } from './labels.ts';
import { fitting, onlyOne, runsOf } from './licence-fields.ts';
import type { ReadLine } from './reading.ts';

export type IdCardFields = { name: string | null; idNumber: string | null; address: string | null };

/** The fields of the front of an ID card (身份证). What was not read for sure is null. */
export function idCardFieldsOf(lines: readonly ReadLine[]): IdCardFields {
  return {
    name: fitting(labelledValue(lines, idCardLabels.name, 1), /^[\p{Script=Han}·]{2,25}$/u),
    idNumber: onlyOne(
      runsOf(lines)
        .map((run) => run.toUpperCase())
        .filter(isIdNumber),
    ),
    address: fitting(labelledValue(lines, idCardLabels.address, 4), /\p{Script=Han}{2}.{3}/u),
  };
}

/** What is read depends on no clock: that the day of birth is past is asked where the number is used. */
const isIdNumber = (run: string) => checkCitizenId(run, '9999-12-31') === 'ok';
