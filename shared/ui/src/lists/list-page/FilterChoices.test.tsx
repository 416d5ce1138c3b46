import type { ParsedCondition } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ConditionSet, FilterChoices } from './FilterChoices.tsx';
import { useChosenRows } from './use-chosen-rows.ts';

const choices = [
  { value: 'draft', label: '草稿' },
  { value: 'open', label: '待付' },
];
const other: ParsedCondition = { field: 'payee', operator: '=', values: ['1'] };

function show(conditions: readonly ParsedCondition[], sets?: readonly ConditionSet[]) {
  const handleChange = jest.fn();
  render(
    <FilterChoices
      field="status"
      label="状态"
      allLabel="全部"
      choices={choices}
      sets={sets}
      conditions={conditions}
      onChange={handleChange}
    />,
  );
  return handleChange;
}

const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('several values are chosen, other conditions stay, and none is no condition', () => {
  const handleChange = show([{ field: 'status', operator: 'include', values: ['draft'] }, other]);
  expect([isPressed('全部'), isPressed('草稿'), isPressed('待付')]).toEqual(['false', 'true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: '待付' }));
  fireEvent.click(screen.getByRole('button', { name: '草稿' }));
  expect(handleChange.mock.calls).toEqual([
    [{ conditions: [{ field: 'status', operator: 'include', values: ['draft', 'open'] }, other] }],
    [{ conditions: [other] }],
  ]);
});

const late: ConditionSet = {
  key: 'late',
  label: '逾期',
  count: 1200,
  conditions: [
    { field: 'status', operator: 'include', values: ['draft', 'open'] },
    { field: 'dueOn', operator: '<', values: ['2026-11-23'] },
  ],
};

test('a set of conditions takes the place of values on its fields, and goes as a whole', () => {
  const whole = show([other], [late]);
  expect(screen.getByRole('button', { name: '逾期 1,200' }).textContent).toBe('逾期1,200');
  fireEvent.click(screen.getByRole('button', { name: /逾期/ }));
  expect(whole.mock.calls).toEqual([[{ conditions: [...late.conditions, other] }]]);
  cleanup();
  const some = show([...late.conditions, other], [late]);
  expect([isPressed('草稿'), isPressed('待付'), isPressed('逾期 1,200')]).toEqual(['false', 'false', 'true']);
  fireEvent.click(screen.getByRole('button', { name: '草稿' }));
  fireEvent.click(screen.getByRole('button', { name: /逾期/ }));
  const draft = { field: 'status', operator: 'include', values: ['draft'] };
  expect(some.mock.calls).toEqual([[{ conditions: [draft, other] }], [{ conditions: [other] }]]);
});

test('a condition that the chips cannot express presses none of them', () => {
  show([{ field: 'status', operator: '!=', values: ['draft'] }]);
  expect([isPressed('全部'), isPressed('草稿')]).toEqual(['false', 'false']);
});

test('chosen rows follow the list and stay chosen on other pages', () => {
  const hook = renderHook((shown: { id: string; text: string }[]) => useChosenRows(shown), {
    initialProps: [{ id: '1', text: 'old' }],
  });
  act(() => hook.result.current.setChosen(new Map([['1', { id: '1', text: 'old' }]])));
  hook.rerender([{ id: '1', text: 'new' }]);
  expect(hook.result.current.rows.get('1')?.text).toBe('new');
  hook.rerender([{ id: '2', text: 'page two' }]);
  expect([...hook.result.current.rows.keys()]).toEqual(['1']);
  act(() => hook.result.current.forget(['1']));
  expect(hook.result.current.rows.size).toBe(0);
});
