import { describe, expect, test } from '@jest/globals';
import { takeBack } from './take-back.ts';

type Place = { key: string; address: string; contact: string };
type Box = { key: string; size: string; place: string };
type Draft = {
  type: string | null;
  code: string;
  isPickup: boolean;
  phone: string;
  remarks: string;
  places: readonly Place[];
  boxes: readonly Box[];
};

const spec = {
  together: [
    ['type', 'code'],
    ['isPickup', 'phone'],
  ],
  reference: 'place',
};
const place = (key: string, address: string, contact = ''): Place => ({ key, address, contact });
const box = (key: string, at: string): Box => ({ key, size: '40HQ', place: at });
const draft = (change: Partial<Draft> = {}): Draft => ({
  type: null,
  code: '',
  isPickup: false,
  phone: '',
  remarks: '',
  places: [place('a', '长安镇'), place('b', '坂田')],
  boxes: [box('1', 'a'), box('2', 'a')],
  ...change,
});
/** What is left of `now` once the change from `before` to `after` is undone. */
const undone = (before: Draft, after: Draft, now: Draft = after) => takeBack(spec, { before, after }, now);

describe('fields', () => {
  const after = draft({ remarks: '轻放', type: 'amazon', code: 'ONT8' });

  test('that nobody touched since get what they held; what was typed later stays', () => {
    expect(undone(draft(), after)).toEqual(draft());
    const now = { ...after, remarks: '轻放，勿压', phone: '138' };
    expect(undone(draft(), after, now)).toEqual(draft({ remarks: '轻放，勿压', phone: '138' }));
  });

  test('with nothing left to take back the draft stays the same object', () => {
    const now = { ...draft(), phone: '138' };
    expect(undone(draft(), after, now)).toBe(now);
  });

  test('a choice stays with what was entered under it since', () => {
    expect(undone(draft(), after, { ...after, code: 'LAX9' })).toEqual(
      draft({ type: 'amazon', code: 'LAX9' }),
    );
    const ticked = draft({ isPickup: true });
    const typed = { ...ticked, phone: '138' };
    expect(undone(draft(), ticked, typed)).toBe(typed);
  });

  test('what belonged to a choice does not come back under another one', () => {
    const before = draft({ type: 'amazon', code: 'ONT8' });
    const now = draft({ type: 'overseas' });
    expect(undone(before, draft({ type: 'walmart' }), now)).toBe(now);
  });
});

describe('rows', () => {
  const before = draft();
  const removed = draft({ places: [place('b', '坂田')], boxes: [box('1', ''), box('2', '')] });

  test('one that was removed stands where it stood, named again but by those sent elsewhere since', () => {
    expect(undone(before, removed)).toEqual(before);
    const sent = { ...removed, boxes: [box('1', 'b'), box('2', '')] };
    expect(undone(before, removed, sent)).toEqual(draft({ boxes: [box('1', 'b'), box('2', 'a')] }));
  });

  test('those that were added go, but for one that was filled in since', () => {
    const added = draft({ boxes: [...before.boxes, box('3', ''), box('4', '')] });
    const now = {
      ...added,
      boxes: added.boxes.map((row) => (row.key === '4' ? { ...row, size: '20GP' } : row)),
    };
    expect(undone(before, added, now).boxes.map(({ key }) => key)).toEqual(['1', '2', '4']);
  });

  test('a cell gets what it held unless it was touched', () => {
    const picked = draft({ places: [place('a', '盐田', ''), place('b', '坂田')] });
    const was = draft({ places: [place('a', '长安镇', '陈建国'), place('b', '坂田')] });
    const now = { ...picked, places: [place('a', '盐田', '李师傅'), place('b', '坂田')] };
    expect(undone(was, picked, now).places[0]).toEqual(place('a', '长安镇', '李师傅'));
  });

  test('a row that names one which goes names none', () => {
    const after = draft({
      places: [...before.places, place('c', '盐田')],
      boxes: [box('1', 'a'), box('2', 'c')],
    });
    const now = { ...after, boxes: [box('1', 'c'), box('2', 'c')] };
    expect(undone(before, after, now).boxes.map((row) => row.place)).toEqual(['', 'a']);
  });

  test('a list whose rows all go is not left without any', () => {
    const filled = draft({ boxes: [box('5', 'a')] });
    const only = draft({ boxes: [box('6', '')] });
    expect(undone(only, filled).boxes).toEqual(only.boxes);
  });
});
