import { describe, expect, test } from '@jest/globals';
import { problemMessage } from '../rule/problem.ts';
import { contactLead, leadContent } from './lead.schema.ts';
import type { LeadContent, PartnerLead, QuotationLead } from './lead.ts';
import { leadProblems, settleLead } from './lead-rules.ts';

const today = '2026-11-28';
const quotation: QuotationLead = {
  kind: 'quotation',
  from: '盐田',
  to: 'ONT8',
  mode: 'lcl',
  cartons: 12,
  weight: 350.5,
  volume: 2.104,
  containers: [],
  readyOn: today,
  goods: '蓝牙耳机',
  company: '',
  name: '王小明',
  phone: '13900001101',
  mail: '',
  words: '',
};
const partner: PartnerLead = {
  kind: 'partner',
  company: 'Sample Forwarding Ltd',
  country: 'US',
  name: 'B. Lin',
  mail: 'lin@sample.test',
  words: 'We look for an agent in Shenzhen.',
};
const problemsOf = (content: LeadContent) =>
  leadProblems(content, today).map(({ path, rule }) => [path, rule]);
const quotationWith = (changes: Partial<QuotationLead>) => problemsOf({ ...quotation, ...changes });

test('a whole enquiry of each kind has nothing wrong with it', () => {
  expect(problemsOf(quotation)).toEqual([]);
  expect(problemsOf(partner)).toEqual([]);
  const person = { name: '王小明', phone: '', mail: 'wang@sample.test' };
  expect(problemsOf({ kind: 'contact', branch: 'SZ', words: '你好', ...person })).toEqual([]);
  expect(problemsOf({ kind: 'job', jobSlug: 'sales', words: '', ...person })).toEqual([]);
});

test('whoever asks has to be reached: by phone or mail, a partner by mail', () => {
  expect(quotationWith({ phone: '' })).toEqual([['phone', 'phoneOrMail']]);
  expect(quotationWith({ phone: '', mail: 'wang@sample.test' })).toEqual([]);
  expect(quotationWith({ phone: '12', mail: 'wang@' })).toEqual([
    ['phone', 'invalidPhone'],
    ['mail', 'invalidEmail'],
  ]);
  expect(problemsOf({ ...partner, mail: '' })).toEqual([['mail', 'required']]);
});

test('what is missing stands at its field', () => {
  expect(quotationWith({ from: '', to: ' ', goods: '', name: '' }).map(([path]) => path)).toEqual([
    'from',
    'to',
    'goods',
    'name',
  ]);
  expect(problemsOf({ ...partner, country: '', words: '' })).toEqual([
    ['country', 'required'],
    ['words', 'required'],
  ]);
});

test('lengths count characters as people do', () => {
  expect(quotationWith({ name: '👨‍👩‍👧'.repeat(50) })).toEqual([]);
  const [problem] = leadProblems({ ...quotation, name: '名'.repeat(51) }, today);
  expect(problem && [problem.path, problemMessage(problem, 'en')]).toEqual(['name', 'At most 50 characters']);
});

describe('cargo', () => {
  test('LCL and air need one of cartons, weight and volume', () => {
    const none = { cartons: null, weight: null, volume: null };
    expect(quotationWith(none)).toEqual([['weight', 'howMuchCargo']]);
    expect(quotationWith({ ...none, volume: 2 })).toEqual([]);
    expect(quotationWith({ cartons: 1.5, weight: -1, volume: 2.1234 })).toEqual([
      ['cartons', 'notAnInteger'],
      ['weight', 'notPositive'],
      ['volume', 'tooManyDecimals'],
    ]);
  });

  test('FCL needs containers of a size, whole ones', () => {
    const fcl = { mode: 'fcl', cartons: null, weight: null, volume: null } as const;
    expect(quotationWith(fcl)).toEqual([['containers', 'noContainers']]);
    expect(quotationWith({ ...fcl, containers: [{ sizeType: '40HQ', count: 2 }] })).toEqual([]);
    const wrong = [
      { sizeType: '', count: null },
      { sizeType: '40HQ', count: 1000 },
    ];
    expect(quotationWith({ ...fcl, containers: wrong })).toEqual([
      ['containers.0.sizeType', 'chooseOne'],
      ['containers.0.count', 'required'],
      ['containers.1.count', 'tooManyContainers'],
    ]);
  });

  test('containers typed before LCL was chosen are not kept', () => {
    const typed = { ...quotation, containers: [{ sizeType: '40HQ', count: 2 }] };
    expect(settleLead(typed).containers).toEqual([]);
    expect(settleLead({ ...typed, mode: 'fcl' }).containers).toHaveLength(1);
  });

  test.each([
    ['2026-11-27', 'readyPassed'],
    ['2027-11-29', 'readyTooFar'],
    ['2026-02-30', 'invalidDate'],
    ['tomorrow', 'invalidDate'],
  ])('ready on %s is a %s', (readyOn, rule) => {
    expect(quotationWith({ readyOn })).toEqual([['readyOn', rule]]);
  });
});

test('full-width phones, addresses, days and codes are read as ordinary ones; names stay as typed', () => {
  const typed = { kind: 'contact', name: '　ＡＢＣ王 ', words: '你好' };
  expect(
    contactLead.parse({
      ...typed,
      phone: '１３９ ００００ １１０１',
      mail: 'ｗａｎｇ＠sample.test',
      branch: 'ｓｚ',
    }),
  ).toEqual({
    kind: 'contact',
    name: 'ＡＢＣ王',
    phone: '13900001101',
    mail: 'wang@sample.test',
    branch: 'SZ',
    words: '你好',
  });
  const read = leadContent.parse({ ...quotation, readyOn: '２０２６年１２月１日' });
  expect(read).toMatchObject({ readyOn: '2026-12-01' });
});
