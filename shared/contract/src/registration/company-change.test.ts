import { expect, test } from '@jest/globals';
import { changedFields, changeProblems, isPaperNeeded, purposeOfChange, standsAt } from './company-change.ts';
import { emptyRegistration, type Identity } from './registration.ts';

const today = '2026-11-28';
const company: Identity = {
  ...emptyRegistration(),
  companyName: '厦门好运贸易有限公司',
  creditCode: '91350100M000100Y43',
  registeredAddress: '厦门市港口路 1 号',
};
const person: Identity = { ...emptyRegistration(), applicantType: 'individual', idName: '王明' };
const rules = (stands: Identity, wanted: Identity) =>
  changeProblems(stands, wanted, today).map(({ path, rule }) => `${path} ${rule}`);

test('a person becomes a company with a licence; a company never becomes a person', () => {
  expect([purposeOfChange(person, company), purposeOfChange(company, person)]).toEqual(['upgrade', null]);
  expect([rules(person, company), isPaperNeeded(person, company)]).toEqual([[], true]);
  expect(rules(company, person)).toEqual(['idName staysCompany']);
  expect(standsAt(person, 'companyName')).toBe('王明');
});

test('a company that moves hands in no licence; one that is called otherwise does', () => {
  const moved = { ...company, registeredAddress: '厦门市新港路 2 号' };
  const renamed = { ...moved, companyName: '厦门新名贸易有限公司' };
  expect([changedFields(company, moved), isPaperNeeded(company, moved)]).toEqual([
    ['registeredAddress'],
    false,
  ]);
  expect([rules(company, renamed), isPaperNeeded(company, renamed)]).toEqual([[], true]);
});

test('what is the same but for spaces and width is no change, and what is changed keeps the rules', () => {
  const same = {
    ...company,
    creditCode: ' ９１３５０１００m000100y43',
    companyName: ` ${company.companyName}`,
  };
  expect(rules(company, same)).toEqual(['companyName nothingChanged']);
  expect(rules(company, { ...company, creditCode: '9135' })).toEqual(['creditCode creditCodeLength']);
});
