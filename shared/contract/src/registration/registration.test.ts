import { describe, expect, test } from '@jest/globals';
import {
  emptyRegistration,
  identityFieldsOf,
  maskNumber,
  type Registration,
  registrationDoubts,
  registrationPasswordProblems,
  registrationProblems,
  returnableFieldsOf,
} from './registration.ts';
import { afterWorkingDays } from './working-days.ts';

const today = '2026-11-28';
const company: Registration = {
  ...emptyRegistration(),
  account: 'lucky-trade',
  contact: '王明',
  email: 'wang@example.com',
  companyName: '厦门好运贸易有限公司',
  creditCode: '91350100M000100Y43',
  registeredAddress: '福建省厦门市港口路 1 号',
};
const person: Registration = {
  ...emptyRegistration(),
  applicantType: 'individual',
  account: 'wang',
  contact: '王明',
  email: 'wang@example.com',
  idName: '王明',
  idNumber: '11010519491231002X',
  idAddress: '北京市朝阳区某某路 8 号',
};
const wrong = (registration: Registration) =>
  registrationProblems(registration, today).map(({ path, rule }) => `${path} ${rule}`);
const odd = (registration: Registration) =>
  registrationDoubts(registration, today).map(({ path, rule }) => `${path} ${rule}`);

describe('a registration', () => {
  test('is right with the fields of its type, and asks for none of the other', () => {
    expect([wrong(company), wrong(person)]).toEqual([[], []]);
    expect(wrong({ ...emptyRegistration(), applicantType: 'individual' })).toEqual([
      'account required',
      'idName required',
      'idNumber required',
      'idAddress required',
      'contact required',
      'email required',
    ]);
    expect(returnableFieldsOf('individual')).not.toContain('creditCode');
    expect(returnableFieldsOf('enterprise')).toEqual(
      expect.arrayContaining(['licence', ...identityFieldsOf('enterprise')]),
    );
  });

  test.each([
    ['the 15 digits of an old licence', '350200209999999', 'creditCode oldRegistrationNumber'],
    ['seventeen characters', '91350100M000100Y4', 'creditCode creditCodeLength'],
    ['a letter that no code has', '91350100M000100I43', 'creditCode creditCodeFormat'],
  ])('is refused with %s as a code', (_, creditCode, problem) => {
    expect(wrong({ ...company, creditCode })).toEqual([problem]);
  });

  test.each([
    ['another check character', '91350100M000100Y44', 'creditCode creditCodeCheckDigit'],
    ['no register of companies', '11350100M000100Y4L', 'creditCode creditCodeRegister'],
    ["a person's number", '36000019000101022X', 'creditCode creditCodeReadsAsId'],
  ])('is doubted, not refused, with a code of %s', (_, creditCode, doubt) => {
    expect([wrong({ ...company, creditCode }), odd({ ...company, creditCode })]).toEqual([[], [doubt]]);
  });

  test.each([
    ['seventeen digits', '11010519491231002', 'idNumber citizenIdLength'],
    ['a birth date of tomorrow', '110105202611290021', 'idNumber citizenIdBirthDate'],
    ['a letter among its digits', '1101051949I231002X', 'idNumber citizenIdFormat'],
  ])('is refused with an ID number of %s', (_, idNumber, problem) => {
    expect(wrong({ ...person, idNumber })).toEqual([problem]);
  });

  test('is doubted with an ID number of another check character', () => {
    expect(odd({ ...person, idNumber: '36042619910102009X' })).toEqual(['idNumber citizenIdCheckDigit']);
    expect(odd({ ...person, idNumber: '１１０１０５１９４９１２３１００２ｘ' })).toEqual([]);
  });
});

test('a first password has six characters, is not the account, and is typed twice alike', () => {
  const found = (password: string, confirmation = password) =>
    registrationPasswordProblems({ account: 'Lucky1', password, confirmation }).map(({ rule }) => rule);
  expect([found('abc12'), found('abc123'), found('lucky1'), found('abc123', 'abc124'), found('')]).toEqual([
    ['passwordTooShort'],
    [],
    ['passwordIsAccount'],
    ['passwordsDiffer'],
    ['required', 'required'],
  ]);
});

test('working days leave weekends and holidays out, and count a weekend that is worked', () => {
  const calendar = { daysOff: ['2026-10-01', '2026-10-02', '2026-10-05'], workdays: ['2026-10-10'] };
  expect(afterWorkingDays('2026-11-27', 2, calendar)).toBe('2026-12-01');
  expect(afterWorkingDays('2026-09-30', 1, calendar)).toBe('2026-10-06');
  expect(afterWorkingDays('2026-10-09', 1, calendar)).toBe('2026-10-10');
});

test('of a masked number its ends are shown', () => {
  expect([maskNumber('13900000001'), maskNumber('11010519491231002X'), maskNumber('')]).toEqual([
    '139****0001',
    '110***********002X',
    '',
  ]);
});
