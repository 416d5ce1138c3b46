import type { Problem } from '../rule/problem.ts';
import { normalizeCode } from '../text/normalize-code.ts';
import { trimText } from '../text/trim-text.ts';
import { type Identity, type IdentityField, identityFieldsOf, identityProblems } from './registration.ts';
import type { RegistrationPurpose } from './registration-purpose.ts';

/** What a customer asks for who wants to be known as `wanted`; null for a company that wants to be a person. */
export function purposeOfChange(
  stands: Pick<Identity, 'applicantType'>,
  wanted: Pick<Identity, 'applicantType'>,
): Exclude<RegistrationPurpose, 'register'> | null {
  if (stands.applicantType === wanted.applicantType) return 'change';
  return wanted.applicantType === 'enterprise' ? 'upgrade' : null;
}

/** The fields that would be others than they are; all of them for a person who becomes a company. */
export function changedFields(stands: Identity, wanted: Identity): IdentityField[] {
  const fields = identityFieldsOf(wanted.applicantType);
  if (stands.applicantType !== wanted.applicantType) return [...fields];
  return fields.filter((field) => compared(stands[field], field) !== compared(wanted[field], field));
}

const compared = (text: string, field: IdentityField) =>
  field === 'creditCode' || field === 'idNumber' ? normalizeCode(text).replaceAll(' ', '') : trimText(text);

/** Whether the picture of a paper belongs to a change: a company that only moves hands in none. */
export function isPaperNeeded(stands: Identity, wanted: Identity): boolean {
  return changedFields(stands, wanted).some((field) => field !== 'registeredAddress');
}

/** What keeps a request from being sent. `today`: `YYYY-MM-DD`, China Standard Time. */
export function changeProblems(stands: Identity, wanted: Identity, today: string): Problem[] {
  const [first = 'companyName'] = identityFieldsOf(wanted.applicantType);
  if (purposeOfChange(stands, wanted) === null) return [{ path: first, rule: 'staysCompany' }];
  const isSame = changedFields(stands, wanted).length === 0;
  return isSame ? [{ path: first, rule: 'nothingChanged' }] : identityProblems(wanted, today);
}

/** What stands where a field is to be another one: in place of the name of a company, a person's own. */
export function standsAt(stands: Identity, field: IdentityField): string {
  const isOwnName = field === 'companyName' && stands.applicantType === 'individual';
  return isOwnName ? stands.idName : stands[field];
}
