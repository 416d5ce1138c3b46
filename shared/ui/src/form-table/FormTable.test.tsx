import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { sheetCell as cell, enterSheetCell, sheetTexts } from '../testing/sheet-cells.ts';
import type { FormTableProps } from './cells/form-table-props.ts';
import { FormTable } from './FormTable.tsx';
import type { SheetColumn } from './sheet/sheet-columns.ts';

type Line = { key: string; goods: string; weight: string; volume: string; pack: string };

const packings = [
  { value: '34', nameZh: '纸箱', nameEn: 'Carton', search: '' },
  { value: '20', nameZh: '托盘', nameEn: 'Pallet', search: '' },
];
const columns: readonly SheetColumn<Line>[] = [
  { key: 'goods', title: '品名', kind: 'text', widthPx: 120, isRequired: true },
  { key: 'weight', title: '毛重', unit: 'KGS', kind: 'number', widthPx: 80, total: 'sum', decimals: 1 },
  {
    key: 'volume',
    title: '体积',
    kind: 'number',
    widthPx: 80,
    suggest: (line) => (line.volume === '' ? { value: '1.2', relation: 'missing' } : null),
    suggestTexts: { same: '一致', take: '采用 {value}', takeOfLine: '第 {line} 行采用 {value}' },
  },
  { key: 'pack', title: '包装', kind: 'select', widthPx: 80, options: packings },
];

let made = 0;
const line = (change: Partial<Line> = {}): Line => {
  made += 1;
  return { key: `l${made}`, goods: '', weight: '', volume: '1', pack: '34', ...change };
};

function Sheet({ lines: first, onChange, ...props }: Partial<FormTableProps<Line>>) {
  const [lines, setLines] = useState(first ?? []);
  const handleChange: FormTableProps<Line>['onChange'] = (next, edit) => {
    setLines(next);
    onChange?.(next, edit);
  };
  const all = { label: '货物明细', columns, newLine: line, mostLines: 5, ...props };
  return <FormTable {...all} lines={lines} onChange={handleChange} />;
}

const plain = { label: '货物明细', columns, newLine: line, mostLines: 5, onChange: () => undefined };

/** The field of the cell that has the focus. */
const field = (column: string, at?: number) => cell(column, at) as HTMLInputElement; // only asked for while it is one
const goods = () => sheetTexts('品名');
const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const type = (text: string) =>
  fireEvent.change(document.activeElement ?? document.body, { target: { value: text } });

const clipboard = (text = '') => {
  const kinds = new Map([['text/plain', text]]);
  return {
    copied: () => kinds.get('text/plain'),
    data: {
      getData: (kind: string) => kinds.get(kind) ?? '',
      setData: (kind: string, written: string) => void kinds.set(kind, written),
    },
  };
};
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: clipboard(text).data });

describe('keys', () => {
  test('Enter goes down with the text chosen, and adds a line at the end', () => {
    render(<Sheet lines={[line({ goods: '灯具' }), line({ goods: '音箱' })]} />);
    enterSheetCell('品名');
    key('Enter');
    const second = field('品名', 2);
    expect(document.activeElement).toBe(second);
    expect([second.selectionStart, second.selectionEnd]).toEqual([0, 2]);
    key('Enter');
    expect(document.activeElement).toBe(cell('品名', 3));
  });

  test('Enter that ends a composition moves nowhere and adds nothing', () => {
    render(<Sheet lines={[line()]} />);
    enterSheetCell('品名');
    key('Enter', { keyCode: 229 });
    key('Enter', { isComposing: true });
    expect([document.activeElement, goods().length]).toEqual([cell('品名'), 1]);
  });

  test('Escape gives the cell back what it held; where nothing changed, a dialog around gets it', () => {
    const handleKeyDown = jest.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={handleKeyDown}>
        <Sheet lines={[line({ goods: '灯具' })]} />
      </div>,
    );
    enterSheetCell('品名');
    type('音箱');
    key('Escape');
    expect(goods()).toEqual(['灯具']);
    expect(handleKeyDown).not.toHaveBeenCalled();
    key('Escape');
    expect(handleKeyDown).toHaveBeenCalledTimes(1);
  });

  test('F2 puts the caret at the end of the text', () => {
    render(<Sheet lines={[line({ goods: '灯具' })]} />);
    enterSheetCell('品名');
    key('F2');
    expect([field('品名').selectionStart, field('品名').selectionEnd]).toEqual([2, 2]);
  });

  test('a number is normalised when its cell is left, never while it is typed; the form hears of the leaving', () => {
    const handleLeave = jest.fn();
    const lines = [line()];
    render(<Sheet lines={lines} name="cargo" onLeave={handleLeave} />);
    enterSheetCell('毛重 KGS');
    type('１２。５');
    expect(sheetTexts('毛重 KGS')).toEqual(['１２。５']);
    enterSheetCell('品名');
    expect(sheetTexts('毛重 KGS')).toEqual(['12.5']);
    expect(handleLeave).toHaveBeenCalledWith(`cargo.${lines[0]?.key}.weight`);
  });
});

describe('ranges', () => {
  const three = () => [
    line({ goods: '灯具', weight: '1' }),
    line({ goods: '音箱', weight: '2' }),
    line({ goods: '桌椅', weight: '3', pack: '20' }),
  ];

  test('Shift and arrows choose; Ctrl+D fills down and Ctrl+Z takes it back', () => {
    render(<Sheet lines={three()} />);
    enterSheetCell('品名');
    key('ArrowDown', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    key('d', { ctrlKey: true });
    expect(goods()).toEqual(['灯具', '灯具', '灯具']);
    expect(screen.getByRole('status').textContent).toBe('已填充 2 行');
    key('z', { ctrlKey: true });
    expect(goods()).toEqual(['灯具', '音箱', '桌椅']);
    expect(screen.getByRole('status').textContent).toBe('已撤销');
    key('y', { ctrlKey: true });
    expect(goods()).toEqual(['灯具', '灯具', '灯具']);
  });

  test('a range is copied as a spreadsheet reads it, choices by their names, and Delete empties it', () => {
    render(<Sheet lines={three()} />);
    enterSheetCell('品名', 2);
    key('ArrowDown', { shiftKey: true });
    key('ArrowRight', { shiftKey: true, ctrlKey: true });
    const { copied, data } = clipboard();
    fireEvent.copy(cell('品名', 2), { clipboardData: data });
    expect(copied()).toBe('音箱\t2\t1\t纸箱\r\n桌椅\t3\t1\t托盘');
    expect(screen.getByRole('status').textContent).toBe('已复制 2 行');
    key('Delete');
    expect([goods(), sheetTexts('包装')]).toEqual([
      ['灯具', '', ''],
      ['纸箱', '纸箱', '纸箱'],
    ]);
  });

  test('a range goes back to its own columns, computed ones between them or not; a spreadsheet has none of those', () => {
    const [goodsColumn, ...rest] = columns;
    const twice = { key: 'twice', title: '双份', kind: 'computed', widthPx: 80, compute: () => '2' } as const;
    const between = goodsColumn ? [goodsColumn, twice, ...rest] : [];
    render(<Sheet lines={three()} columns={between} />);
    enterSheetCell('品名', 2);
    key('ArrowRight', { shiftKey: true, ctrlKey: true });
    const { copied, data } = clipboard();
    fireEvent.copy(cell('品名', 2), { clipboardData: data });
    expect(copied()).toBe('音箱\t2\t2\t1\t纸箱');
    enterSheetCell('品名', 3);
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData: data });
    expect([goods()[2], sheetTexts('毛重 KGS')[2], sheetTexts('体积')[2]]).toEqual(['音箱', '2', '1']);
    paste('水杯\t7\t8');
    expect([goods()[2], sheetTexts('毛重 KGS')[2], sheetTexts('体积')[2]]).toEqual(['水杯', '7', '8']);
  });

  test('one text pasted into a range goes into each of its cells', () => {
    render(<Sheet lines={three()} />);
    enterSheetCell('毛重 KGS');
    key('ArrowDown', { shiftKey: true });
    paste('１５');
    expect(sheetTexts('毛重 KGS')).toEqual(['15', '15', '3']);
  });

  const twice: SheetColumn<Line> = {
    key: 'twice',
    title: '双份',
    kind: 'computed',
    widthPx: 80,
    compute: ({ weight }) => `${weight}${weight}`,
  };
  const withTwiceAfter = (after: string) =>
    columns.flatMap((column) => (column.key === after ? [column, twice] : [column]));
  const texts = (at: number) =>
    ['品名', '毛重 KGS', '体积', '包装'].map((column) => sheetTexts(column)[at - 1]);
  const toTheRight = () => key('ArrowRight', { shiftKey: true });
  /** With the pointer: arrows pass over what cannot be typed into. */
  const drag = (from: HTMLElement, to: HTMLElement) => {
    fireEvent.mouseDown(from, { button: 0 });
    fireEvent.mouseOver(to, { buttons: 1 });
    fireEvent.mouseUp(window);
  };

  test('one text pasted into a range stays in it, over computed and fixed columns too, whatever it says', () => {
    const { unmount } = render(<Sheet lines={three()} columns={withTwiceAfter('goods')} />);
    enterSheetCell('品名');
    toTheRight();
    key('ArrowDown', { shiftKey: true });
    paste('9');
    expect([texts(1), texts(2), texts(3)]).toEqual([
      ['9', '9', '1', '纸箱'],
      ['9', '9', '1', '纸箱'],
      ['桌椅', '3', '1', '托盘'],
    ]);
    unmount();
    const fixed = columns.map((column) => ({ ...column, isFixed: column.key === 'weight' }));
    render(<Sheet lines={three()} columns={fixed} />);
    enterSheetCell('品名');
    toTheRight();
    paste('9');
    expect(texts(1)).toEqual(['9', '1', '9', '纸箱']);
    enterSheetCell('品名');
    key('ArrowDown', { shiftKey: true });
    paste('品名');
    expect(goods()).toEqual(['品名', '品名', '桌椅']);
  });

  test('one text pasted into a range that begins with a computed column is written beside it alone', () => {
    render(<Sheet lines={three()} columns={withTwiceAfter('goods')} />);
    drag(cell('毛重 KGS'), cell('双份'));
    paste('7');
    expect(texts(1)).toEqual(['灯具', '7', '1', '纸箱']);
  });

  test('a copied range that begins with a computed column leaves that out, in a cell and in a range', () => {
    render(<Sheet lines={three()} columns={withTwiceAfter('goods')} />);
    drag(cell('体积', 2), cell('双份', 2));
    const { copied, data } = clipboard();
    fireEvent.copy(cell('体积', 2), { clipboardData: data });
    expect(copied()).toBe('22\t2\t1');
    const pasteCopied = () => fireEvent.paste(document.activeElement ?? window, { clipboardData: data });
    enterSheetCell('毛重 KGS', 3);
    pasteCopied();
    expect(texts(3)).toEqual(['桌椅', '2', '1', '托盘']);
    drag(cell('体积'), cell('双份'));
    pasteCopied();
    expect(texts(1)).toEqual(['灯具', '2', '1', '纸箱']);
    // A computed text between goes nowhere either where the block lands in other columns.
    enterSheetCell('体积', 3);
    pasteCopied();
    expect(texts(3)).toEqual(['桌椅', '2', '2', '托盘']);
  });

  test('a copied range is known however its line ends come back, and that of a sheet with other columns is not', () => {
    const between = withTwiceAfter('goods');
    const { unmount } = render(<Sheet lines={three()} columns={between} />);
    enterSheetCell('品名', 2);
    key('ArrowDown', { shiftKey: true });
    toTheRight();
    toTheRight();
    const { copied, data } = clipboard();
    fireEvent.copy(cell('品名', 2), { clipboardData: data });
    expect(copied()).toBe('音箱\t22\t2\t1\r\n桌椅\t33\t3\t1');
    // As Firefox on Windows does, the sheet's own kind as it was written.
    data.setData('text/plain', copied()?.replaceAll('\r\n', '\n') ?? '');
    const pasteCopied = () => fireEvent.paste(document.activeElement ?? window, { clipboardData: data });
    enterSheetCell('品名');
    pasteCopied();
    expect([texts(1), texts(2)]).toEqual([
      ['音箱', '2', '1', '纸箱'],
      ['桌椅', '3', '1', '纸箱'],
    ]);
    unmount();
    const others = between.map((column) => (column === twice ? { ...twice, key: 'other' } : column));
    render(<Sheet lines={three()} columns={others} />);
    enterSheetCell('品名');
    pasteCopied();
    // As of a spreadsheet: all of it, in what can be typed.
    expect(texts(1)).toEqual(['音箱', '22', '2', '纸箱']);
  });

  test('Ctrl+D in a single cell takes what stands above it, and leaves what is below', () => {
    render(<Sheet lines={three()} />);
    enterSheetCell('毛重 KGS', 2);
    key('d', { ctrlKey: true });
    expect(sheetTexts('毛重 KGS')).toEqual(['1', '1', '3']);
    expect(screen.getByRole('status').textContent).toBe('已填入第 1 行的内容');
    enterSheetCell('毛重 KGS');
    expect(key('d', { ctrlKey: true })).toBe(false);
    expect(sheetTexts('毛重 KGS')).toEqual(['1', '1', '3']);
  });

  test('the button fills from a single cell down to the last line', () => {
    render(<Sheet lines={three()} />);
    enterSheetCell('毛重 KGS');
    fireEvent.click(screen.getByRole('button', { name: '向下填充' }));
    expect(sheetTexts('毛重 KGS')).toEqual(['1', '1', '1']);
    expect(screen.getByRole('status').textContent).toBe('已填充 2 行');
  });

  test('the handle fills as far as it is dragged; pressed alone it fills nothing', () => {
    render(<Sheet lines={three()} />);
    enterSheetCell('毛重 KGS');
    const press = () => {
      const handle = document.querySelector('[data-fill]');
      if (handle) fireEvent.mouseDown(handle, { button: 0 });
      return handle;
    };
    expect(press()).not.toBeNull();
    fireEvent.mouseUp(window);
    expect(sheetTexts('毛重 KGS')).toEqual(['1', '2', '3']);
    press();
    fireEvent.mouseOver(cell('毛重 KGS', 2), { buttons: 1 });
    fireEvent.mouseUp(window);
    expect(sheetTexts('毛重 KGS')).toEqual(['1', '1', '3']);
  });
});

describe('pasting', () => {
  test('a block with headings lands by its headings, and what has no place stays said until it is closed', () => {
    render(<Sheet lines={[line()]} />);
    enterSheetCell('品名');
    paste('单价\t毛重(KGS)\t包装\t品名\n9.9\t1,200\tpallet\t灯具\n8\t5\t竹篮\t"音箱\n大"');
    expect([goods(), sheetTexts('毛重 KGS'), sheetTexts('包装')]).toEqual([
      ['灯具', '音箱 大'],
      ['1200', '5'],
      ['托盘', '纸箱'],
    ]);
    const report = screen.getByRole('status');
    expect(report.textContent).toContain('已粘贴 2 行');
    expect(report.textContent).toContain('没有对应的列，未粘贴：单价');
    expect(report.textContent).toContain('无法识别，单元格保持不变：竹篮');
    type('灯');
    expect(report.textContent).toContain('竹篮');
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(report.textContent).toBe('');
  });

  test('rows beyond the limit are counted; one undo takes the whole paste back', () => {
    render(<Sheet lines={[line({ goods: '旧' })]} />);
    enterSheetCell('品名');
    paste(Array.from({ length: 7 }, (_, at) => `货${at}\t1`).join('\n'));
    expect(goods()).toHaveLength(5);
    expect(screen.getByRole('status').textContent).toContain('最多 5 行，另有 2 行没有粘贴');
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(goods()).toEqual(['旧']);
  });

  test('one text into one cell is left to the browser, and counts as complete', () => {
    const handleLeave = jest.fn();
    const own = line();
    render(<Sheet lines={[own]} onLeave={handleLeave} />);
    enterSheetCell('品名');
    const event = createEvent.paste(cell('品名'), { clipboardData: clipboard('灯具').data });
    fireEvent(cell('品名'), event);
    expect(event.defaultPrevented).toBe(false);
    expect(handleLeave.mock.calls).toEqual([[`lines.${own.key}.goods`]]);
  });
});

describe('lines', () => {
  test('are moved, copied and removed by keys, with the focus, and a removed one is had back', () => {
    render(<Sheet lines={[line({ goods: '灯具' }), line({ goods: '音箱' })]} />);
    enterSheetCell('品名');
    key('ArrowDown', { altKey: true });
    expect([goods(), document.activeElement]).toEqual([['音箱', '灯具'], cell('品名', 2)]);
    key('D', { ctrlKey: true, shiftKey: true });
    expect([goods(), document.activeElement]).toEqual([['音箱', '灯具', '灯具'], cell('品名', 3)]);
    enterSheetCell('品名');
    key('Delete', { ctrlKey: true });
    expect(goods()).toEqual(['灯具', '灯具']);
    const report = screen.getByRole('status');
    expect(report.textContent).toContain('已删除第 1 行');
    fireEvent.click(within(report).getByRole('button', { name: '撤销删除' }));
    expect(goods()).toEqual(['音箱', '灯具', '灯具']);
  });

  test('what was said of a change is over when others come in from outside, or after a while', () => {
    jest.useFakeTimers();
    const { rerender } = render(<FormTable {...plain} lines={[line({ goods: '灯具' })]} />);
    const said = () => screen.getByRole('status').textContent;
    const copy = () => {
      enterSheetCell('品名');
      key('ArrowRight', { shiftKey: true });
      fireEvent.copy(cell('品名'), { clipboardData: clipboard().data });
    };
    copy();
    expect(said()).toBe('已复制 1 行');
    rerender(<FormTable {...plain} lines={[line({ goods: '音箱' })]} />);
    expect(said()).toBe('');
    copy();
    expect(said()).toBe('已复制 1 行');
    act(() => jest.advanceTimersByTime(11_000));
    expect(said()).toBe('');
    jest.useRealTimers();
  });

  test('a packing whose choices are still on their way shows no code', () => {
    const waiting = columns.map((column) => ({ ...column, options: undefined }));
    const { rerender } = render(<FormTable {...plain} columns={waiting} lines={[line()]} />);
    expect(sheetTexts('包装')).toEqual(['']);
    rerender(<FormTable {...plain} lines={[line()]} />);
    expect(sheetTexts('包装')).toEqual(['纸箱']);
  });

  test('a retired packing is offered no more, and named where a line has it', () => {
    const retired = columns.map((column) =>
      column.key === 'pack'
        ? { ...column, options: packings.map((each) => ({ ...each, isRetired: true as const })) }
        : column,
    );
    render(<FormTable {...plain} columns={retired} lines={[line()]} />);
    enterSheetCell('包装');
    key('F2');
    const offered = within(cell('包装') as HTMLElement).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['纸箱']);
  });

  test('keep while a word of a cell is deleted', () => {
    render(<Sheet lines={[line({ goods: 'LED lamps' }), line({ goods: '音箱' })]} />);
    enterSheetCell('品名');
    key('F2');
    expect(key('Backspace', { ctrlKey: true })).toBe(true);
    expect(goods()).toEqual(['LED lamps', '音箱']);
  });

  test('are copied and removed by the buttons below the sheet, which a Tab reaches', () => {
    render(<Sheet lines={[line({ goods: '灯具' }), line({ goods: '音箱' })]} mostLines={3} />);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const isOff = () => ['复制当前行', '删除所选行'].map((name) => button(name).ariaDisabled === 'true');
    expect(isOff()).toEqual([true, true]);
    enterSheetCell('品名', 2);
    expect([isOff(), button('删除所选行').tabIndex]).toEqual([[false, false], 0]);
    fireEvent.click(button('复制当前行'));
    expect([goods(), isOff()]).toEqual([
      ['灯具', '音箱', '音箱'],
      [true, false],
    ]);
    enterSheetCell('品名');
    key('ArrowDown', { shiftKey: true });
    fireEvent.click(button('删除所选行'));
    expect([goods(), screen.getByRole('status').textContent]).toEqual([
      ['音箱'],
      expect.stringContaining('已删除 2 行'),
    ]);
  });

  test('as cards have buttons that a Tab reaches; in the table it runs through the cells', () => {
    const ofLine = ['复制第 1 行', '删除第 1 行'];
    const stops = (names: string[]) => names.map((name) => screen.getByRole('button', { name }).tabIndex);
    const { unmount } = render(<Sheet lines={[line(), line()]} />);
    expect(stops(ofLine)).toEqual([-1, -1]);
    unmount();
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
    render(<Sheet lines={[line(), line()]} />);
    expect(stops([...ofLine, '上移第 1 行', '下移第 1 行'])).toEqual([0, 0, 0, 0]);
    window.matchMedia = wide;
  });

  test('are moved by the buttons below the sheet as well', () => {
    render(<Sheet lines={[line({ goods: '灯具' }), line({ goods: '音箱' })]} />);
    expect(screen.getByRole('button', { name: '上移一行' })).toHaveProperty('ariaDisabled', 'true');
    enterSheetCell('品名', 2);
    fireEvent.click(screen.getByRole('button', { name: '上移一行' }));
    expect(goods()).toEqual(['音箱', '灯具']);
  });

  test('are dragged by their number, and stay where the browser takes the pointer away', () => {
    render(<Sheet lines={[line({ goods: '灯具' }), line({ goods: '音箱' })]} />);
    const under = screen.getAllByRole('row').find(({ dataset }) => dataset.line === '1') ?? null;
    document.elementFromPoint = () => under; // jsdom has no layout
    const pointer = (type: string, clientY: number, at: Element | Window = window) =>
      fireEvent(at, new MouseEvent(type, { bubbles: true, button: 0, clientX: 9, clientY }));
    const take = () => {
      pointer('pointerdown', 10, screen.getByRole('rowheader', { name: '1' }));
      pointer('pointermove', 60);
    };
    take();
    pointer('pointercancel', 60);
    pointer('pointerup', 60);
    expect(goods()).toEqual(['灯具', '音箱']);
    take();
    pointer('pointerup', 60);
    expect(goods()).toEqual(['音箱', '灯具']);
  });

  test('are added up to the limit, the focus in the new one', () => {
    render(<Sheet lines={[line()]} mostLines={2} />);
    const add = screen.getByRole('button', { name: '添加一行' });
    fireEvent.click(add);
    expect(document.activeElement).toBe(cell('品名', 2));
    expect(add).toHaveProperty('disabled', true);
    key('Enter');
    expect([goods().length, screen.getByRole('status').textContent]).toEqual([2, '最多 2 行']);
  });

  test('none is said, and can be begun', () => {
    render(<Sheet lines={[]} leastLines={0} />);
    expect(screen.getByText('还没有明细')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '添加一行' }));
    expect(goods()).toEqual(['']);
  });
});

test('an error belongs to its cell, a warning does without calling it wrong, and totals count', () => {
  const lines = [line({ weight: '0.1' }), line({ weight: '0.2' })];
  const [first] = lines;
  const messages = new Map([
    [`lines.${first?.key}.goods`, '请填写品名'],
    ['lines', '至少一行'],
  ]);
  const warned = columns.map((column) =>
    column.key === 'weight' ? { ...column, warn: () => '请核对' } : column,
  );
  render(<Sheet lines={lines} messages={messages} columns={warned} />);
  const described = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([cell('品名').getAttribute('aria-invalid'), described(cell('品名'))]).toEqual([
    'true',
    '请填写品名',
  ]);
  expect([cell('毛重 KGS').getAttribute('aria-invalid'), described(cell('毛重 KGS'))]).toEqual([
    null,
    '请核对',
  ]);
  expect(screen.getByText('至少一行')).not.toBeNull();
  expect(screen.getByRole('row', { name: /合计/ }).textContent).toContain('0.3');
});

test('what the rest of a line gives is offered and taken', () => {
  render(<Sheet lines={[line({ volume: '' })]} />);
  fireEvent.click(screen.getByRole('button', { name: '第 1 行采用 1.2' }));
  expect(sheetTexts('体积')).toEqual(['1.2']);
  expect(screen.queryByRole('button', { name: /采用/ })).toBeNull();
});

test('after what was offered is taken the focus is in its cell, and typing replaces it', () => {
  render(<Sheet lines={[line({ volume: '' }), line({ volume: '' })]} />);
  fireEvent.click(screen.getByRole('button', { name: '第 2 行采用 1.2' }));
  const taken = field('体积', 2);
  expect([document.activeElement, taken.value]).toEqual([taken, '1.2']);
  expect([taken.selectionStart, taken.selectionEnd]).toEqual([0, 3]);
  enterSheetCell('体积');
  fireEvent.click(screen.getByRole('button', { name: '第 1 行采用 1.2' }));
  expect([document.activeElement, field('体积').value]).toEqual([field('体积'), '1.2']);
});

test('a press at what is offered, beside its sign, is one into the cell', () => {
  render(<Sheet lines={[line({ volume: '' })]} />);
  fireEvent.mouseDown(screen.getByText('1.2'), { button: 0 });
  expect([document.activeElement, field('体积').value]).toEqual([field('体积'), '']);
  expect(screen.getByRole('button', { name: '第 1 行采用 1.2' }).textContent).toBe('←');
});

test('an equals sign takes what is offered, and is typed where nothing is', () => {
  render(<Sheet lines={[line({ volume: '' })]} />);
  enterSheetCell('体积');
  key('=', { isComposing: true });
  expect(field('体积').value).toBe('');
  key('=');
  expect([document.activeElement, field('体积').value]).toEqual([field('体积'), '1.2']);
  expect(fireEvent.keyDown(field('体积'), { key: '=' })).toBe(true);
  key('Escape');
  expect(field('体积').value).toBe('');
  enterSheetCell('品名');
  expect(fireEvent.keyDown(field('品名'), { key: '=' })).toBe(true);
});

test('what differs is told by a sign with each key, and in words once the cell is left', () => {
  const told = columns.map((column): SheetColumn<Line> => {
    if (column.key !== 'volume')
      return { ...column, warn: ({ goods }) => (goods === 'X' ? '请核对' : undefined) };
    const relationOf = ({ weight, volume }: Line) => (weight === volume ? 'same' : 'differs');
    return { ...column, suggest: (line) => ({ value: line.weight, relation: relationOf(line) }) };
  });
  render(<Sheet lines={[line({ weight: '1', volume: '1' })]} columns={told} />);
  const differs = () => screen.queryByRole('button', { name: '第 1 行采用 12' });
  const volume = () => within(screen.getByRole('row', { name: /^1/ })).getByText(/^[=≠]$/).textContent;
  expect(volume()).toBe('=');
  enterSheetCell('毛重 KGS');
  type('12');
  expect([volume(), differs()]).toEqual(['≠', null]);
  enterSheetCell('品名');
  expect(differs()).not.toBeNull();
  // What has been said stays where it is while a cell is typed into: no line below moves.
  type('X');
  expect([screen.queryAllByText('请核对').length, differs()?.isConnected]).toEqual([0, true]);
  enterSheetCell('体积');
  expect(screen.queryAllByText('请核对').length).toBeGreaterThan(0);
  type('12');
  expect([volume(), differs()?.isConnected]).toEqual(['=', true]);
  act(() => field('体积').blur());
  expect(differs()).toBeNull();
});

describe('a cell', () => {
  const two = () => [line({ goods: '灯具', weight: '1' }), line({ goods: '音箱', weight: '2' })];
  const fields = () => document.querySelectorAll('input, select').length;

  test('is text to be read until it has the focus, and then a field with its name, the text marked', () => {
    render(<Sheet lines={two()} />);
    expect(fields()).toBe(0);
    const resting = screen.getByRole('gridcell', { name: '音箱' });
    expect(resting).toBe(cell('品名', 2));
    act(() => resting.focus());
    const named = screen.getByRole<HTMLInputElement>('textbox', { name: '品名，第 2 行' });
    expect([document.activeElement, named.value]).toEqual([named, '音箱']);
    expect([named.selectionStart, named.selectionEnd]).toEqual([0, 2]);
    act(() => cell('毛重 KGS').focus());
    expect([fields(), document.activeElement]).toEqual([1, field('毛重 KGS')]);
  });

  test('that is left for another complains and is normalised, whichever way it was left', () => {
    const handleLeave = jest.fn();
    const lines = two();
    render(<Sheet lines={lines} onLeave={handleLeave} />);
    enterSheetCell('毛重 KGS');
    type('３');
    fireEvent.mouseDown(cell('品名', 2), { button: 0 });
    expect(sheetTexts('毛重 KGS')).toEqual(['3', '2']);
    type('灯');
    key('ArrowUp');
    expect(handleLeave.mock.calls).toEqual([
      [`lines.${lines[0]?.key}.weight`],
      [`lines.${lines[1]?.key}.goods`],
    ]);
    expect(document.activeElement).toBe(field('品名'));
  });

  test('that is pressed has its field, all marked, at once; the next press is for the caret', () => {
    render(<Sheet lines={two()} />);
    const press = () => {
      const isLeftToBrowser = fireEvent.mouseDown(cell('品名', 2), { button: 0 });
      fireEvent.mouseUp(cell('品名', 2));
      return isLeftToBrowser;
    };
    expect(press()).toBe(false);
    expect(document.activeElement).toBe(field('品名', 2));
    expect([field('品名', 2).selectionStart, field('品名', 2).selectionEnd]).toEqual([0, 2]);
    expect(press()).toBe(true);
    field('品名', 2).setSelectionRange(1, 1);
    fireEvent.click(field('品名', 2));
    expect(field('品名', 2).selectionStart).toBe(1);
  });

  test('of choices lists them in use and under the pointer: a finger has gone when its press comes', () => {
    render(<Sheet lines={two()} />);
    const choices = () => within(cell('包装', 2)).queryAllByRole('option').length;
    const point = (kind: 'pointerOver' | 'pointerOut', pointerType: string) => {
      const target = cell('包装', 2).closest('td') ?? window;
      const event = createEvent[kind](target);
      fireEvent(target, Object.assign(event, { pointerType })); // jsdom has no pointers
    };
    expect(choices()).toBe(0);
    point('pointerOver', 'mouse');
    expect(choices()).toBe(2);
    point('pointerOut', 'mouse');
    expect(choices()).toBe(0);
    point('pointerOver', 'touch');
    point('pointerOut', 'touch');
    expect(choices()).toBe(2);
    point('pointerOut', 'mouse');
    enterSheetCell('包装', 2);
    expect(choices()).toBe(2);
  });

  test('that nobody may change now is no stop for Tab and cannot be entered', () => {
    render(<Sheet lines={two()} isDisabled />);
    expect(cell('品名').hasAttribute('tabindex')).toBe(false);
    fireEvent.mouseDown(cell('品名'), { button: 0 });
    expect(fields()).toBe(0);
    expect(screen.getByRole('button', { name: '添加一行' }).matches(':disabled')).toBe(true);
  });
});

describe('of a long sheet', () => {
  // What the browser tells of each chunk: that it is far from what is seen.
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
  const drawn = () => screen.getAllByRole('row').filter(({ dataset }) => dataset.line).length;
  const renderLong = (messages?: (lines: readonly Line[]) => Map<string, string>) => {
    Object.assign(window, { IntersectionObserver: FarAway });
    const lines = Array.from({ length: 100 }, (_, at) => line({ goods: `货${at + 1}` }));
    render(<Sheet lines={lines} mostLines={100} messages={messages?.(lines)} />);
    return lines;
  };
  /** As a summary of errors does: what stands at the path of the cell is given the focus. */
  const jumpTo = (line: Line | undefined, field: string) =>
    act(() => document.querySelector<HTMLElement>(`[id$="-lines.${line?.key}.${field}"]`)?.focus());

  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('a line that is gone to is drawn, with its neighbours for Tab', () => {
    const lines = renderLong((all) => new Map(all.map(({ key }) => [`lines.${key}.goods`, '请核对品名'])));
    expect(drawn()).toBe(0);
    jumpTo(lines[49], 'goods');
    expect(document.activeElement).toBe(cell('品名', 50));
    expect(drawn()).toBe(15);
    key('End', { ctrlKey: true });
    expect(document.activeElement).toBe(cell('包装', 100));
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('101');
    expect(cell('包装', 100).closest('tr')?.getAttribute('aria-rowindex')).toBe('101');
  });

  test('a key shows in its field at once; sums follow, and whatever is done next finds them', () => {
    const lines = renderLong((all) => new Map([[`lines.${all[0]?.key}.weight`, '请核对']]));
    const total = () => within(screen.getAllByRole('row').at(-1) ?? document.body).getAllByRole('cell')[1];
    jumpTo(lines[0], 'weight');
    type('2');
    type('2.5');
    expect(field('毛重 KGS').value).toBe('2.5');
    expect(total()?.textContent).toBe('0.0');
    key('Shift');
    expect(total()?.textContent).toBe('2.5');
    type('3');
    act(() => field('毛重 KGS').blur());
    expect(total()?.textContent).toBe('3.0');
  });

  test('what is not drawn is copied, filled and totalled all the same', () => {
    const lines = renderLong((all) => new Map([[`lines.${all[0]?.key}.goods`, '请核对']]));
    jumpTo(lines[0], 'goods');
    key('ArrowDown', { shiftKey: true, ctrlKey: true });
    const { copied, data } = clipboard();
    fireEvent.copy(cell('品名'), { clipboardData: data });
    expect(copied()?.split('\r\n').at(-1)).toBe('货100');
    key('d', { ctrlKey: true });
    expect(screen.getByRole('status').textContent).toBe('已填充 99 行');
  });
});

test('to be read alone it has texts, and nothing to type or press', () => {
  render(<Sheet lines={[line({ goods: '灯具' })]} isReadOnly />);
  expect(screen.getByRole('cell', { name: '灯具' })).not.toBeNull();
  expect(screen.getByRole('cell', { name: '纸箱' })).not.toBeNull();
  expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null]);
});

test('lines that are fixed are filled in, and none is added, copied or removed', () => {
  const lines = [line({ goods: '灯具' }), line({ goods: '音箱' })];
  const fixed = columns.map((column) => ({ ...column, isFixed: column.key === 'pack' }));
  render(<Sheet lines={lines} columns={fixed} hasFixedLines />);
  expect(cell('包装').querySelector('select')).toBeNull();
  expect(cell('包装').getAttribute('role')).toBe('cell');
  expect(sheetTexts('包装')).toEqual(['纸箱', '纸箱']);
  for (const name of [/添加/, /复制/, /删除/]) expect(screen.queryByRole('button', { name })).toBeNull();
  enterSheetCell('品名', 2);
  key('Enter');
  key('Delete', { ctrlKey: true });
  key('D', { ctrlKey: true, shiftKey: true });
  expect(goods()).toEqual(['灯具', '音箱']);
  enterSheetCell('品名');
  paste('台灯\n耳机\n水杯');
  expect(goods()).toEqual(['台灯', '耳机']);
});
