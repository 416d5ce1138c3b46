export { agreementVersion, identityPaperDays, serviceAgreement } from './registration/agreement.ts';
export { namesCompanyRegister } from './registration/company-register.ts';
export type {
  ApplicantType,
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
export type { RegistrationStatus } from './registration/registration-status.ts';
export { canRegistration, registrationStatusNames } from './registration/registration-status.ts';
export type { HolidayCalendar } from './registration/working-days.ts';
export { afterWorkingDays } from './registration/working-days.ts';
