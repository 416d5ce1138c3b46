import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { problemMessage } from '../rule/problem.ts';
import { allocateProof, type ProofContent, proofHints, proofProblems } from './allocate-proof.ts';

const today = '2026-11-23';
const proof: ProofContent = {
  file: '/api/file/x',
  currency: 'CNY',
  amountMinor: 30_000,
  paidOn: today,
  payer: '深圳贸易有限公司',
  bills: [
    { id: 'a', amountMinor: 10_000 },
    { id: 'b', amountMinor: 20_000 },
  ],
};
const rulesOf = (changes: Partial<ProofContent>) =>
  proofProblems({ ...proof, ...changes }, today).map(({ path, rule }) => `${path} ${rule}`);

test('a payment is proposed for what is due longest', () => {
  const bills = [
    { id: 'late', dueOn: '2026-12-31', dueMinor: 500 },
    { id: 'early', dueOn: '2026-10-31', dueMinor: 300 },
    { id: 'credit', dueOn: '2026-01-31', dueMinor: 0 },
  ];
  expect(allocateProof(400, bills)).toEqual([
    { id: 'early', amountMinor: 300 },
    { id: 'late', amountMinor: 100 },
  ]);
  expect(allocateProof(0, bills)).toEqual([]);
});

test('what is proposed exceeds neither the payment nor what is due of a bill, and leaves nothing that it could place', () => {
  const bill = fc.record({
    dueOn: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
    dueMinor: fc.integer({ min: -1000, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.array(bill), (amountMinor, given) => {
      const bills = given.map((one, at) => ({ ...one, id: String(at) }));
      const dueOf = (id: string) => bills.find((one) => one.id === id)?.dueMinor ?? 0;
      const placed = allocateProof(amountMinor, bills);
      const sum = placed.reduce((total, one) => total + one.amountMinor, 0);
      const due = bills.reduce((total, { dueMinor }) => total + Math.max(0, dueMinor), 0);
      expect(sum).toBe(Math.min(amountMinor, due));
      for (const one of placed) {
        expect(one.amountMinor).toBeGreaterThan(0);
        expect(one.amountMinor).toBeLessThanOrEqual(dueOf(one.id));
      }
      expect(proofHints(placed, new Map(bills.map((one) => [one.id, one.dueMinor])))).not.toContainEqual(
        expect.objectContaining({ hint: 'overpaid' }),
      );
      const content = { ...proof, amountMinor: sum, bills: placed };
      if (sum > 0) expect(proofProblems(content, today)).toEqual([]);
    }),
  );
});

test('no proof is sent whose bills do not add up to what was paid', () => {
  const part = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(part, fc.array(part, { minLength: 1 }), (amountMinor, parts) => {
      const bills = parts.map((one, at) => ({ id: String(at), amountMinor: one }));
      const isRight = parts.reduce((sum, one) => sum + one, 0) === amountMinor;
      expect(rulesOf({ amountMinor, bills })).toEqual(isRight ? [] : ['bills allocationNotAmount']);
    }),
  );
});

test('each thing that is wrong is said at its field', () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ file: null, payer: ' ', paidOn: '', amountMinor: null })).toEqual([
    'file chooseOne',
    'payer required',
    'paidOn required',
    'amountMinor required',
  ]);
  expect(rulesOf({ payer: '司'.repeat(101) })).toEqual(['payer tooLong']);
  expect(rulesOf({ amountMinor: 0, bills: [] })).toEqual(['amountMinor notPositive', 'bills noBills']);
  expect(rulesOf({ amountMinor: 10 ** 13 })).toEqual(['amountMinor tooManyDigits']);
  expect(rulesOf({ amountMinor: 1.5 })).toEqual(['amountMinor notANumber']);
  expect(rulesOf({ bills: [{ id: 'a', amountMinor: -1 }] })).toEqual(['bills.0.amountMinor notPositive']);
});

test.each([
  ['2026-11-24', 'paidOn dayInFuture'],
  ['2024-11-22', 'paidOn dayTooLongAgo'],
  ['2026-02-30', 'paidOn invalidDate'],
])('a payment of %s is refused', (paidOn, problem) => {
  expect(rulesOf({ paidOn })).toEqual([problem]);
});

test('sums are worded in the decimals of their currency', () => {
  const [yen] = proofProblems({ ...proof, currency: 'JPY', amountMinor: 1 }, today);
  const [dinar] = proofProblems({ ...proof, currency: 'BHD', amountMinor: 1 }, today);
  expect(yen && problemMessage(yen, 'en')).toMatch(/JPY 30000 .* JPY 1$/);
  expect(dinar && problemMessage(dinar, 'zh-CN')).toMatch(/BHD 30\.000，.*BHD 0\.001$/);
});

test('over- and under-payment are named with their difference', () => {
  const due = new Map([
    ['a', 9000],
    ['b', 20_500],
  ]);
  expect(proofHints(proof.bills, due)).toEqual([
    { path: 'bills.0.amountMinor', id: 'a', hint: 'overpaid', byMinor: 1000 },
    { path: 'bills.1.amountMinor', id: 'b', hint: 'underpaid', byMinor: 500 },
  ]);
  expect(proofHints([{ id: 'a', amountMinor: 9000 }], due)).toEqual([]);
});
