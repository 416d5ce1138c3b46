import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { draftOfMoney, MoneyInput, minorOfDraft, moneyDraftProblem } from './MoneyInput.tsx';

test('what is typed is read by the decimals of its currency', () => {
  expect(minorOfDraft('１，４０９．５', 'CNY')).toBe(140_950);
  expect(minorOfDraft('1409', 'JPY')).toBe(1409);
  expect(minorOfDraft('1.234', 'BHD')).toBe(1234);
  expect([minorOfDraft('', 'CNY'), minorOfDraft('1.5', 'JPY'), minorOfDraft('x', 'USD')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(draftOfMoney({ currency: 'BHD', amountMinor: 1234 })).toBe('1.234');
});

test('too many decimals and amounts that are none are named', () => {
  expect(moneyDraftProblem('1.5', 'JPY')).toMatchObject({ rule: 'notAnInteger' });
  expect(moneyDraftProblem('abc', 'CNY')).toMatchObject({ rule: 'notANumber' });
  expect(moneyDraftProblem('0', 'CNY')).not.toBeNull();
  expect(moneyDraftProblem('0', 'CNY', true)).toBeNull();
  expect(moneyDraftProblem('12.345', 'BHD')).toBeNull();
});

test('the field says its currency and brings up the keyboard that fits it', () => {
  const handleChange = jest.fn();
  render(<MoneyInput currency="JPY" value="12" onChange={handleChange} aria-label="金额" />);
  const field = screen.getByRole('textbox', { name: '金额', description: 'JPY' });
  expect(field.getAttribute('inputmode')).toBe('numeric');
  fireEvent.change(field, { target: { value: '13' } });
  expect(handleChange.mock.calls).toEqual([['13']]);
});
