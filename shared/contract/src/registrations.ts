export {
  agreementSince,
  agreementVersion,
  identityPaperDays,
  serviceAgreement,
} from './registration/agreement.ts';
export {
  changedFields,
  changeProblems,
  isPaperNeeded,
  purposeOfChange,
  standsAt,
} from './registration/company-change.ts';
export { namesCompanyRegister } from './registration/company-register.ts';
export type {
  ApplicantType,
  Identity,
  IdentityField,
  IdentityPaper,
  Registration,
  ReturnableField,
} from './registration/registration.ts';
export {
  applicantTypeNames,
  applicantTypes,
  emptyRegistration,
  identityFieldsOf,
  identityPaperNames,
  identityProblems,
  isOldNumber,
  maskNumber,
  paperOf,
  registrationDoubts,
  registrationFieldNames,
  registrationPasswordProblems,
  registrationProblems,
  returnableFields,
  returnableFieldsOf,
} from './registration/registration.ts';
export type { RegistrationPurpose } from './registration/registration-purpose.ts';
export { registrationPurposeNames, registrationPurposes } from './registration/registration-purpose.ts';
export type { RegistrationStatus } from './registration/registration-status.ts';
export { canRegistration, registrationStatusNames } from './registration/registration-status.ts';
export type { HolidayCalendar } from './registration/working-days.ts';
export { afterWorkingDays } from './registration/working-days.ts';
