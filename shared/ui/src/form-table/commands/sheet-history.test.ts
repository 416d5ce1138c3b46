import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  endStep,
  firstChange,
  noHistory,
  record,
  recordOutside,
  stepBack,
  stepForward,
} from './sheet-history.ts';

const sheet = (...goods: string[]) => goods.map((name, at) => ({ key: String(at), goods: name }));

describe('undo and redo', () => {
  test('keys typed into one cell are one step, until it is left', () => {
    const [empty, one, two, three] = ['', '灯', '灯具', '灯具箱'].map((text) => sheet(text));
    if (!empty || !one || !two || !three) throw new Error('four sheets');
    const typed = record(record(noHistory, empty, 'cell'), one, 'cell');
    expect(stepBack(typed, two)?.lines).toBe(empty);
    expect(stepBack(record(endStep(typed), two, 'cell'), three)?.lines).toBe(two);
  });

  test('any series of changes is undone to its start and redone to its end', () => {
    const changes = fc.array(fc.string(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(changes, (texts) => {
        const sheets = ['', ...texts].map((text) => sheet(text));
        let history = noHistory;
        for (const before of sheets.slice(0, -1)) history = record(history, before, null);
        let present: ReturnType<typeof sheet> | readonly { key: string }[] = sheets.at(-1) ?? [];
        for (let step = stepBack(history, present); step; step = stepBack(history, present)) {
          ({ history, lines: present } = step);
        }
        expect(present).toBe(sheets[0]);
        for (let step = stepForward(history, present); step; step = stepForward(history, present)) {
          ({ history, lines: present } = step);
        }
        expect(present).toBe(sheets.at(-1));
      }),
    );
  });

  test('a new change ends what could be redone', () => {
    const undone = stepBack(record(noHistory, sheet('1'), null), sheet('2'));
    if (!undone) throw new Error('one step');
    expect(stepForward(undone.history, sheet('1'))?.lines).toEqual(sheet('2'));
    expect(stepForward(record(undone.history, sheet('1'), null), sheet('3'))).toBeNull();
  });

  test('a change from elsewhere is a step; another sheet altogether ends them all', () => {
    const history = record(noHistory, sheet('1'), null);
    expect(recordOutside(history, sheet('2'), sheet('3')).past).toHaveLength(2);
    expect(recordOutside(history, sheet('2'), [{ key: 'loaded', goods: '2' }])).toBe(noHistory);
  });
});

test('what an undo shows is the first cell that differs', () => {
  const fields = ['goods', 'weight'];
  const before = [
    { key: 'a', goods: '1', weight: '' },
    { key: 'b', goods: '2', weight: '5' },
  ];
  const [first, second] = before;
  if (!first || !second) throw new Error('two lines');
  expect(firstChange(before, [first, { ...second, weight: '6' }], fields)).toEqual({ line: 1, column: 1 });
  expect(firstChange(before, [first], fields)).toEqual({ line: 0, column: 0 });
  expect(firstChange(before, before, fields)).toBeNull();
});
