import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { enterSheetCell, sheetCell } from '../../testing/sheet-cells.ts';
import { FormTable } from '../FormTable.tsx';
import type { SheetColumn, SheetLine } from '../sheet/sheet-columns.ts';

const columns: readonly SheetColumn[] = [
  { key: 'goods', title: '品名', kind: 'text', widthPx: 120, isRequired: true },
  { key: 'package', title: '件数', kind: 'number', widthPx: 60, total: 'sum' },
];
const sheet = { label: '货物明细', columns, mostLines: 500, onChange: () => undefined };
const newLine = () => ({ key: 'new' });
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `l${at}`, goods: '灯具', package: '1200' }));
const drawnLines = () => screen.getAllByRole('row').filter(({ dataset }) => dataset.line).length;

test('a heading tells that its column must be filled in, and a total has commas', () => {
  render(<FormTable {...sheet} newLine={newLine} lines={linesOf(3)} />);
  expect(screen.getByRole('columnheader', { name: '品名' }).getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('cell', { name: '3,600' })).not.toBeNull();
});

function Sheet() {
  const [lines, setLines] = useState<readonly SheetLine[]>(linesOf(2));
  return <FormTable {...sheet} newLine={newLine} lines={lines} onChange={setLines} />;
}

test('a number cell that holds none is marked once it is left, and its total says what it leaves out', () => {
  render(<Sheet />);
  enterSheetCell('件数');
  fireEvent.change(sheetCell('件数'), { target: { value: '60cm' } });
  expect(sheetCell('件数').getAttribute('aria-invalid')).toBeNull();
  enterSheetCell('件数', 2);
  expect(sheetCell('件数').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('请输入数字')).not.toBeNull();
  screen.getByRole('cell', { name: '1,200 不完整：1 个单元格的数字有误，没有计入' });
  enterSheetCell('件数');
  fireEvent.change(sheetCell('件数'), { target: { value: '60' } });
  enterSheetCell('件数', 2);
  expect(screen.queryByText('请输入数字')).toBeNull();
  screen.getByRole('cell', { name: '1,260' });
});

test.each([
  ['-3', '必须大于 0'],
  ['1.5', '请输入整数'],
])('%j is marked in the words of its rule, and not counted; a zero is', (typed, words) => {
  render(<Sheet />);
  const leaveWith = (value: string) => {
    enterSheetCell('件数');
    fireEvent.change(sheetCell('件数'), { target: { value } });
    enterSheetCell('件数', 2);
  };
  leaveWith(typed);
  expect(sheetCell('件数').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(words)).not.toBeNull();
  screen.getByRole('cell', { name: '1,200 不完整：1 个单元格的数字有误，没有计入' });
  leaveWith('0');
  expect([sheetCell('件数').getAttribute('aria-invalid'), screen.queryByText(words)]).toEqual([null, null]);
  screen.getByRole('cell', { name: '1,200' });
});

test('printed are all lines of a sheet, also those that are too far away to be drawn', () => {
  class FarAway {
    #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: false, boundingClientRect: { width: 800, height: 360 } };
      // The parts of an entry that are read.
      this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FarAway });
  render(<FormTable {...sheet} newLine={newLine} lines={linesOf(120)} />);
  expect(drawnLines()).toBe(0);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawnLines()).toBe(120);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawnLines()).toBe(0);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
