import { addressLength, type ParsedCondition, tableMemoryLimits, toFilterObject } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FilterField } from '../../filter-drawer/filter-field.ts';
import { BerthTheme } from '../../theme/BerthTheme.tsx';
import { QuickFind } from './QuickFind.tsx';

const fields: readonly FilterField[] = [
  { field: 'goodsName', label: '货物', kind: 'text' },
  { field: 'customerOrder', label: '客户单号', kind: 'text' },
];
const handleChange = jest.fn<(conditions: readonly ParsedCondition[]) => void>();
const include = (field: string, ...values: string[]): ParsedCondition => ({
  field,
  operator: 'include',
  values,
});

function show(conditions: readonly ParsedCondition[] = []) {
  handleChange.mockClear();
  render(
    <BerthTheme locale="zh-CN" appearance="light">
      <QuickFind fields={fields} conditions={conditions} onChange={handleChange} />
    </BerthTheme>,
  );
}
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: '查找内容' });
const find = (wanted: string) => {
  fireEvent.change(text(), { target: { value: wanted } });
  fireEvent.click(screen.getByRole('button', { name: '查找' }));
};

test('finds in its field in place of what was found there before', () => {
  show([include('goodsName', '灯具'), include('customerOrder', 'PO-1')]);
  find(' 音箱 ');
  expect(handleChange.mock.calls).toEqual([
    [[include('customerOrder', 'PO-1'), include('goodsName', '音箱')]],
  ]);
  expect([text().value, screen.queryByRole('alert')]).toEqual(['', null]);
});

test('a text that no list call takes is said at the field, kept, and not looked for', () => {
  show();
  find('仓'.repeat(8000));
  expect(handleChange).not.toHaveBeenCalled();
  expect([text().value.length, text().getAttribute('aria-invalid')]).toEqual([8000, 'true']);
  expect(screen.getByRole('alert').id).toBe(text().getAttribute('aria-describedby'));
  expect(screen.getByRole('alert').textContent).toBe('查找内容过长，请缩短');
  find('仓'.repeat(3000));
  expect(handleChange).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nor is one that no address takes beside the other conditions', () => {
  const most = tableMemoryLimits.addressCharacters;
  const other = include('customerOrder', '仓'.repeat(3900));
  show([other]);
  const longest = '仓'.repeat(Math.floor((most - addressLength(toFilterObject([other]))) / 9));
  find(longest);
  expect(handleChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeDefined();
  find(longest.slice(0, -10));
  expect(addressLength(toFilterObject(handleChange.mock.lastCall?.[0] ?? []))).toBeLessThanOrEqual(most);
});
