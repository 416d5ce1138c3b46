import { describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { enterSheetCell, sheetCell, sheetText, sheetTexts } from '../testing/sheet-cells.ts';
import type { FormTableProps } from './cells/form-table-props.ts';
import { FormTable } from './FormTable.tsx';
import type { SheetColumn } from './sheet/sheet-columns.ts';

type Line = { key: string; goods: string; weight: string };

const columns: readonly SheetColumn<Line>[] = [
  { key: 'twice', title: '两倍', kind: 'computed', widthPx: 80, compute: (line) => `${line.goods}×2` },
  { key: 'goods', title: '品名', kind: 'text', widthPx: 120 },
  { key: 'weight', title: '毛重', kind: 'number', widthPx: 80 },
];

let made = 0;
const line = (goods = '', weight = ''): Line => {
  made += 1;
  return { key: `l${made}`, goods, weight };
};
const two = () => [line('灯具', '1'), line('音箱', '2')];

type SheetProps = { first?: readonly Line[]; keep?: (lines: readonly Line[]) => readonly Line[] } & Partial<
  FormTableProps<Line>
>;

/** `keep`: how the page holds what the sheet hands it. */
function Sheet({ first = two(), keep = (lines) => lines, ...props }: SheetProps) {
  const [lines, setLines] = useState(first);
  const all = { label: '货物明细', columns, newLine: line, mostLines: 5, ...props };
  return <FormTable {...all} lines={lines} onChange={(next) => setLines(keep(next))} />;
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** As a key presses it: with the focus on it. */
const press = (name: string) => {
  act(() => button(name).focus());
  fireEvent.click(button(name));
};
const goods = () => sheetTexts('品名');
const said = () => screen.getByRole('status').textContent;
const paste = (text: string) => {
  const element = document.activeElement ?? document.body;
  const event = createEvent.paste(element, {
    clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? text : '') },
  });
  fireEvent(element, event);
  return event;
};

describe('a page that copies the array of the lines', () => {
  const copied = (lines: readonly Line[]) => [...lines];

  test('leaves what was said and what can be undone as they are', () => {
    render(<Sheet keep={copied} />);
    enterSheetCell('品名', 2);
    key('Delete', { ctrlKey: true });
    expect(said()).toContain('已删除第 2 行');
    press('撤销删除');
    expect(goods()).toEqual(['灯具', '音箱']);
  });

  test('lets one undo and redo step by step to either end', () => {
    render(<Sheet keep={copied} />);
    for (const [at, text] of ['甲', '乙'].entries()) {
      fireEvent.change(enterSheetCell('品名', at + 1), { target: { value: text } });
    }
    const states: string[][] = [];
    for (const way of ['z', 'z', 'z', 'y', 'y']) {
      key(way, { ctrlKey: true });
      states.push(goods());
    }
    const [none, one, both] = [
      ['灯具', '音箱'],
      ['甲', '音箱'],
      ['甲', '乙'],
    ];
    expect(states).toEqual([one, none, none, one, both]);
  });

  test('is told from one that changes a line: that is a step of its own', () => {
    const [first, second] = two();
    if (!first || !second) throw new Error('There are two lines.');
    const props = { label: '货物明细', columns, newLine: line, mostLines: 5 };
    const handleChange = jest.fn<FormTableProps<Line>['onChange']>();
    const { rerender } = render(<FormTable {...props} lines={[first, second]} onChange={handleChange} />);
    rerender(<FormTable {...props} lines={[first, { ...second, goods: '桌椅' }]} onChange={handleChange} />);
    press('撤销');
    expect(handleChange.mock.calls[0]?.[0]).toEqual([first, second]);
  });
});

describe('the focus', () => {
  test('goes to the line that is back, from the button that goes with what it undoes', () => {
    render(<Sheet />);
    enterSheetCell('毛重', 2);
    key('Delete', { ctrlKey: true });
    press('撤销删除');
    expect(document.activeElement).toBe(sheetCell('品名', 2));
  });

  test('goes back to the cell of a paste whose report is closed', () => {
    render(<Sheet />);
    enterSheetCell('毛重', 2);
    paste('3\t没有列\n4\t也没有');
    press('知道了');
    expect([said(), document.activeElement]).toEqual(['', sheetCell('毛重', 2)]);
  });

  test('stays on a button below the sheet that has nothing more to do, and that does nothing', () => {
    render(<Sheet />);
    fireEvent.change(enterSheetCell('品名'), { target: { value: '甲' } });
    press('撤销');
    const undo = button('撤销');
    expect([document.activeElement, undo.getAttribute('aria-disabled')]).toEqual([undo, 'true']);
    press('撤销');
    expect([goods(), button('重做').getAttribute('aria-disabled')]).toEqual([['灯具', '音箱'], null]);
    press('重做');
    expect([goods(), document.activeElement]).toEqual([['甲', '音箱'], button('重做')]);
  });
});

describe('where the first column is computed', () => {
  test('a whole line is chosen by its number, with the focus', () => {
    render(<Sheet />);
    const number = screen.getByRole('rowheader', { name: '2' });
    fireEvent(number, new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
    fireEvent(window, new MouseEvent('pointerup'));
    expect(document.activeElement).toBe(sheetCell('品名', 2));
    key('Delete');
    expect([sheetText('品名', 2), sheetText('毛重', 2)]).toEqual(['', '']);
  });

  test('the buttons of a line leave the focus in the sheet', () => {
    render(<Sheet />);
    press('删除第 2 行');
    expect(document.activeElement).toBe(sheetCell('品名'));
  });
});

describe('a single cell of a spreadsheet', () => {
  test.each([
    ['"不锈钢\n保温杯"\r\n', '不锈钢 保温杯'],
    ['"6"" 钢管"', '6" 钢管'],
    ['""""', '"'],
  ])('is pasted without its quotes: %j', (text, shown) => {
    render(<Sheet />);
    enterSheetCell('品名');
    expect(paste(text).defaultPrevented).toBe(true);
    expect(sheetText('品名')).toBe(shown);
  });

  test.each(['灯具\r\n', '"甲"级', '"甲级"', '6" 钢管\r\n'])(
    'is the browser’s where nothing was quoted: %j',
    (text) => {
      render(<Sheet />);
      enterSheetCell('品名');
      expect(paste(text).defaultPrevented).toBe(false);
    },
  );

  test('goes without its quotes into each cell of a range', () => {
    render(<Sheet />);
    enterSheetCell('品名');
    key('ArrowDown', { shiftKey: true });
    paste('"不锈钢\n保温杯"\r\n');
    expect(goods()).toEqual(['不锈钢 保温杯', '不锈钢 保温杯']);
  });
});
