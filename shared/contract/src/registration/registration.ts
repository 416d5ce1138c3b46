import { contactProblems } from '../account/contact-rules.ts';
import { accountProblems } from '../member/member.ts';
import type { Problem, Rule } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import { countCharacters } from '../text/count-characters.ts';
import { checkCitizenId } from '../trade/citizen-id.ts';
import { checkUnifiedCreditCode } from '../trade/unified-credit-code.ts';
import { namesCompanyRegister } from './company-register.ts';
import type { RegistrationPurpose } from './registration-purpose.ts';

/** Who registers: a company with its business licence, or a person with an ID card. */
export const applicantTypes = ['enterprise', 'individual'] as const;
export type ApplicantType = (typeof applicantTypes)[number];

export const applicantTypeNames = {
  enterprise: { 'zh-CN': '企业', en: 'Company' },
  individual: { 'zh-CN': '个人', en: 'Person' },
} as const;

/** The pictures of identity. A company hands in the first, a person the second. */
export const identityPapers = ['licence', 'idCard'] as const;
export type IdentityPaper = (typeof identityPapers)[number];

export const identityPaperNames = {
  licence: { 'zh-CN': '营业执照', en: 'Business licence' },
  idCard: { 'zh-CN': '身份证人像面', en: 'Front of the ID card' },
} as const;

export const paperOf = (type: ApplicantType): IdentityPaper => (type === 'enterprise' ? 'licence' : 'idCard');

/** What somebody who registers says of themselves. Fields of the other type are ''. */
export type Registration = {
  applicantType: ApplicantType;
  /** With which they will sign in. */
  account: string;
  contact: string;
  email: string;
  companyName: string;
  /** 18 characters, GB 32100 */
  creditCode: string;
  /** The 15 digits of a licence from before 2015, where one was read or typed. */
  oldNumber: string;
  registeredAddress: string;
  idName: string;
  /** 18 characters, GB 11643 */
  idNumber: string;
  idAddress: string;
};

/** What a paper says of a company or a person. */
export type Identity = Omit<Registration, 'account' | 'contact' | 'email'>;

export const emptyRegistration = (): Registration => ({
  applicantType: 'enterprise',
  account: '',
  contact: '',
  email: '',
  companyName: '',
  creditCode: '',
  oldNumber: '',
  registeredAddress: '',
  idName: '',
  idNumber: '',
  idAddress: '',
});

/** The most characters of each text; account and contact have rules of their own. */
const registrationLimits = {
  companyName: 100,
  creditCode: 18,
  oldNumber: 15,
  registeredAddress: 200,
  idName: 50,
  idNumber: 18,
  idAddress: 200,
} as const;

const identityFields = {
  enterprise: ['companyName', 'creditCode', 'registeredAddress'],
  individual: ['idName', 'idNumber', 'idAddress'],
} as const;

/** Which fields say who the applicant is, in the order of form and reviewer; each is required. */
export function identityFieldsOf(type: ApplicantType): readonly IdentityField[] {
  return identityFields[type];
}

export type IdentityField = (typeof identityFields)[ApplicantType][number];

/** What a reviewer can return a registration for. The phone was proved, and the type decides all the others. */
export const returnableFields = [
  'licence',
  'companyName',
  'creditCode',
  'registeredAddress',
  'idCard',
  'idName',
  'idNumber',
  'idAddress',
  'account',
  'contact',
  'email',
] as const;
export type ReturnableField = (typeof returnableFields)[number];

/** Those of them that a registration of this type has, or what a customer asks for, who has an account. */
export function returnableFieldsOf(
  type: ApplicantType,
  purpose: RegistrationPurpose = 'register',
): ReturnableField[] {
  const other = type === 'enterprise' ? 'individual' : 'enterprise';
  const ofAccount = purpose === 'register' ? [] : ['account', 'contact', 'email'];
  const without: readonly string[] = [...identityFields[other], paperOf(other), ...ofAccount];
  return returnableFields.filter((field) => !without.includes(field));
}

export const registrationFieldNames = {
  ...identityPaperNames,
  companyName: { 'zh-CN': '公司名称', en: 'Company name' },
  creditCode: { 'zh-CN': '统一社会信用代码', en: 'Unified social credit code' },
  oldNumber: { 'zh-CN': '原注册号（15 位）', en: 'Old registration number (15 digits)' },
  registeredAddress: { 'zh-CN': '注册地址', en: 'Registered address' },
  idName: { 'zh-CN': '姓名', en: 'Name' },
  idNumber: { 'zh-CN': '身份证号', en: 'ID number' },
  idAddress: { 'zh-CN': '身份证住址', en: 'Address on the ID card' },
  account: { 'zh-CN': '登录账号', en: 'Account' },
  contact: { 'zh-CN': '联系人', en: 'Contact' },
  email: { 'zh-CN': '邮箱', en: 'E-mail' },
  phone: { 'zh-CN': '手机号', en: 'Mobile number' },
} as const;

/** What keeps a registration from being sent (spec section 5). `today`: `YYYY-MM-DD`, China Standard Time. */
export function registrationProblems(registration: Registration, today: string): Problem[] {
  const { account, contact, email } = registration;
  return firstOfEach([
    ...accountProblems(account),
    ...identityProblems(registration, today),
    ...contactProblems({ contact, email }),
    ...missingFields({ email }, ['email'], ['email']),
  ]);
}

/** The same of what the paper says alone. */
export function identityProblems(identity: Identity, today: string): Problem[] {
  const { applicantType } = identity;
  const fields = identityFieldsOf(applicantType);
  const number =
    applicantType === 'enterprise' ? creditCodeProblem(identity) : idNumberProblem(identity, today);
  return firstOfEach([
    ...missingFields(identity, fields, fields),
    ...(number ? [number] : []),
    ...tooLongTexts(identity, { ...registrationLimits, creditCode: 40, idNumber: 40 }),
  ]);
}

const firstOfEach = (problems: readonly Problem[]) =>
  problems.filter(({ path }, at) => problems.findIndex((each) => each.path === path) === at);

function creditCodeProblem({ creditCode }: Identity): Problem | null {
  if (creditCode.trim() === '') return null;
  const path = 'creditCode';
  if (isOldNumber(creditCode)) return { path, rule: 'oldRegistrationNumber' };
  const check = checkUnifiedCreditCode(creditCode);
  if (check === 'length') return { path, rule: 'creditCodeLength' };
  return check === 'format' ? { path, rule: 'creditCodeFormat' } : null;
}

const idNumberRules = {
  length: 'citizenIdLength',
  format: 'citizenIdFormat',
  birthDate: 'citizenIdBirthDate',
} as const satisfies Record<string, Rule>;

function idNumberProblem({ idNumber }: Identity, today: string): Problem | null {
  const check = checkCitizenId(idNumber, today);
  if (idNumber.trim() === '' || check === 'ok' || check === 'region' || check === 'checkDigit') return null;
  return { path: 'idNumber', rule: idNumberRules[check] };
}

/** The registration number of a licence from before 2015: digits alone, 15 of them. */
export function isOldNumber(value: string): boolean {
  return /^\d{15}$/.test(value.normalize('NFKC').replaceAll(' ', ''));
}

/**
 * What is odd about a number and may be right all the same: genuine numbers with another check character exist. The
 * applicant looks again and confirms it, and the reviewer is told.
 */
export function registrationDoubts(registration: Identity, today: string): Problem[] {
  if (
    identityProblems(registration, today).some(({ path }) => path === 'creditCode' || path === 'idNumber')
  ) {
    return [];
  }
  if (registration.applicantType === 'individual') {
    const check = checkCitizenId(registration.idNumber, today);
    if (check === 'region') return [{ path: 'idNumber', rule: 'citizenIdRegion' }];
    return check === 'checkDigit' ? [{ path: 'idNumber', rule: 'citizenIdCheckDigit' }] : [];
  }
  const { creditCode } = registration;
  const path = 'creditCode';
  if (checkCitizenId(creditCode, today) === 'ok') return [{ path, rule: 'creditCodeReadsAsId' }];
  if (!namesCompanyRegister(creditCode)) return [{ path, rule: 'creditCodeRegister' }];
  return checkUnifiedCreditCode(creditCode) === 'checkDigit' ? [{ path, rule: 'creditCodeCheckDigit' }] : [];
}

/** The first password of an account (spec section 5). */
const registrationPasswordLimits = { least: 6 } as const;

/** What is wrong with a password and its repetition. What is weak is said by `passwordStrength` and taken. */
export function registrationPasswordProblems({
  account,
  password,
  confirmation,
}: Record<'account' | 'password' | 'confirmation', string>): Problem[] {
  const { least: min } = registrationPasswordLimits;
  const problems: Problem[] = [];
  if (password === '') problems.push({ path: 'password', rule: 'required' });
  else if (countCharacters(password) < min)
    problems.push({ path: 'password', rule: 'passwordTooShort', params: { min } });
  else if (plain(password) === plain(account)) problems.push({ path: 'password', rule: 'passwordIsAccount' });
  if (confirmation === '') problems.push({ path: 'confirmation', rule: 'required' });
  else if (confirmation !== password) problems.push({ path: 'confirmation', rule: 'passwordsDiffer' });
  return problems;
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** A number of which only its ends are shown, so that whoever has a link learns nothing new. */
export function maskNumber(value: string): string {
  return value.length < 8 ? value : `${value.slice(0, 3)}${'*'.repeat(value.length - 7)}${value.slice(-4)}`;
}
