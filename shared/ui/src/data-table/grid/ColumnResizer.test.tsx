import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { plainTableSearch } from '../../table-search/table-search.ts';
import { BerthTheme } from '../../theme/BerthTheme.tsx';
import { movedWidth } from '../columns/column-layout.ts';
import type { DataColumn } from '../columns/data-column.ts';
import { DataTable } from '../DataTable.tsx';

type Row = { id: string };

const column = (key: string, widthPx?: number): DataColumn<Row> => ({
  key,
  title: key,
  widthPx,
  render: ({ id }) => id,
});
const edgeOf = (key: string) => screen.getByRole('separator', { name: `${key} 列宽` });
const widthOf = (key: string) => Number(edgeOf(key).getAttribute('aria-valuenow'));
const press = (key: string, name: string) => fireEvent.keyDown(edgeOf(key), { key: name });

const tableWidth = () => screen.getByRole('table').style.width;
function drag(key: string, byPx: number) {
  HTMLElement.prototype.setPointerCapture = () => undefined; // jsdom has none
  for (const [type, clientX] of [
    ['pointerdown', 500],
    ['pointermove', 500 + byPx],
    ['pointerup', 500 + byPx],
  ] as const) {
    fireEvent(edgeOf(key), new MouseEvent(type, { bubbles: true, clientX }));
  }
}

function show(...columns: DataColumn<Row>[]) {
  const rows = [{ id: 'A' }];
  const answer = { data: { rows, total: 1, summary: null }, isStale: false, refetch: () => undefined };
  return render(
    <BerthTheme locale="zh-CN" appearance="light">
      <DataTable
        name="订舱"
        columns={columns}
        answer={answer}
        rowKey={({ id }: Row) => id}
        search={plainTableSearch}
        onChange={() => undefined}
      />
    </BerthTheme>,
  );
}

/** What a column is drawn with, as the browser would: jsdom has no layout. */
function drawHeads(widthPx: (head: HTMLElement) => number) {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'TH' ? widthPx(this) : 0;
    },
  });
}

const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth');
const observer = window.ResizeObserver;
afterEach(() => {
  if (own) Object.defineProperty(HTMLElement.prototype, 'offsetWidth', own);
  window.ResizeObserver = observer;
  document.head.replaceChildren();
});

describe('the elastic column', () => {
  test('says how wide it is seen, and moves from there', () => {
    drawHeads(() => 700);
    show(column('状态', 90), column('货物', 150));
    expect([widthOf('状态'), widthOf('货物'), tableWidth()]).toEqual([90, 700, '240px']);
    press('货物', 'ArrowRight');
    // No other takes what is left: the table grows.
    expect(tableWidth()).toBe('798px');
  });

  test('keeps the width that it is given where another one takes what is left', () => {
    drawHeads(() => 700);
    show(column('货物'), column('备注'));
    press('货物', 'ArrowRight');
    expect(widthOf('货物')).toBe(708);
    press('货物', 'ArrowLeft');
    expect(widthOf('货物')).toBe(700);
  });

  test('grows no narrower where it is seen wider than any width that is kept', () => {
    drawHeads(() => 900);
    show(column('货物'), column('备注'));
    press('货物', 'ArrowRight');
    expect([widthOf('货物'), edgeOf('货物').getAttribute('aria-valuemax')]).toEqual([900, '900']);
    press('货物', 'ArrowLeft');
    expect(widthOf('货物')).toBe(800);
  });
});

describe('with a reader’s own spacing', () => {
  /** Letters 2 px further apart: texts of 14 px are 1 + 4/14 as wide. */
  function spaceTexts() {
    const style = document.createElement('style');
    style.textContent = 'span { letter-spacing: 2px !important }';
    document.head.append(style);
    window.ResizeObserver = class implements ResizeObserver {
      readonly tell: () => void;
      constructor(tell: ResizeObserverCallback) {
        this.tell = () => tell([], this);
      }
      observe() {
        setTimeout(this.tell);
      }
      unobserve() {}
      disconnect() {}
    };
  }

  test('a width is kept without it, however often it is changed', async () => {
    spaceTexts();
    drawHeads(() => 900);
    show(column('货物'), column('状态', 101));
    const drawn = () => [...document.querySelectorAll('col')].map(({ style }) => style.width);
    await waitFor(() => expect(drawn()).toEqual(['', '130px']));
    expect([widthOf('货物'), widthOf('状态')]).toEqual([700, 101]);
    for (const name of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) press('状态', name);
    expect([widthOf('状态'), drawn()]).toEqual([109, ['', '141px']]);
    drag('状态', 36);
    expect([widthOf('状态'), drawn()]).toEqual([137, ['', '177px']]);
  });
});

test.each([
  [100, 8, 108],
  [100, -60, 56],
  [800, 8, null],
  [900, 8, null],
  [900, -8, 800],
  [56, -8, null],
  [100, 0, 100],
])('an edge at %d that is moved by %d asks for %p', (now, by, asked) => {
  expect(movedWidth(now, by)).toBe(asked);
});
