import { type ParsedCondition, tableMemoryLimits } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { FilterField } from './filter-field.ts';
import { usePreviewMemory } from './preview-memory.ts';

const most = tableMemoryLimits.valuesPerCondition;
const ports = Array.from({ length: most + 1 }, (_, at) => {
  const value = `P${at}`;
  return { value, nameZh: value, nameEn: value, search: '' };
});
const fields: readonly FilterField[] = [
  { field: 'goodsName', label: '货物', kind: 'text', isSelected: true },
  { field: 'destinationName', label: '目的地', kind: 'text', isSelected: true },
  { field: 'port', label: '卸货港', kind: 'select', options: ports, isMultiple: true },
];
const handleApply = jest.fn<(conditions: readonly ParsedCondition[]) => void>();

function Drawer({ conditions = [] }: { conditions?: readonly ParsedCondition[] }) {
  const memory = usePreviewMemory();
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <FilterDrawer fields={fields} memory={memory} conditions={conditions} onApply={handleApply} />
    </ConfigProvider>
  );
}

function open(conditions?: readonly ParsedCondition[]) {
  render(<Drawer conditions={conditions} />);
  fireEvent.click(screen.getByRole('button', { name: /过滤器/ }));
}
const rowOf = (label: string) => within(screen.getByRole('group', { name: label }));
const write = (label: string, text: string) =>
  fireEvent.change(rowOf(label).getByRole('textbox'), { target: { value: text } });
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: /^应\s*用$/ });

test('conditions that no address holds together are said at the longest, and are not applied', () => {
  open();
  write('货物', '仓'.repeat(3000));
  write('目的地', '仓'.repeat(2000));
  expect(apply().disabled).toBe(false);
  write('目的地', '仓'.repeat(2900));
  expect(rowOf('货物').getByText('过滤条件过长，请缩短此项')).toBeDefined();
  expect(rowOf('目的地').queryByText('过滤条件过长，请缩短此项')).toBeNull();
  expect(rowOf('货物').getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(apply().disabled).toBe(true);
  write('货物', '仓'.repeat(900));
  fireEvent.click(apply());
  expect(handleApply.mock.lastCall?.[0]).toHaveLength(2);
});

test('more values than a condition takes are said where they stand, and stay', () => {
  open([{ field: 'port', operator: 'include', values: ports.map(({ value }) => value) }]);
  expect(rowOf('卸货港').getByText('最多 50 个值，现有 51 个，请移除多余的')).toBeDefined();
  expect(apply().disabled).toBe(true);
});

test('values that are too much work together are said at the condition that is too much, and are not applied', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `name ${at}`);
  open([
    { field: 'goodsName', operator: 'notinclude', values: names(30) },
    { field: 'destinationName', operator: 'notinclude', values: names(21) },
  ]);
  const words = '过滤条件的值过多：此项最多再用 20 个值，现有 21 个';
  expect(rowOf('目的地').getByText(words)).toBeDefined();
  expect(rowOf('货物').queryByText(/过多/)).toBeNull();
  expect(apply().disabled).toBe(true);
});
