import { describe, expect, test } from '@jest/globals';
import { fillDraft } from './fill-draft.ts';
import type { FillAnswer, FillSpec } from './fill-spec.ts';

type Line = { key: string; goods: string; weight: string; shipment: string };
type Place = { key: string; address: string };
type Box = { key: string; size: string; place: string; vgm: string };
type Draft = {
  etd: string | null;
  type: string | null;
  code: string;
  isPickup: boolean;
  phone: string;
  remarks: string;
  lines: readonly Line[];
  places: readonly Place[];
  boxes: readonly Box[];
};

const spec: FillSpec<Draft> = {
  together: [
    ['type', 'code'],
    ['isPickup', 'phone'],
  ],
  reference: 'place',
  lists: {
    lines: { isEmpty: ({ goods }: Line) => goods === '', names: ['goods'], most: 4 },
    places: { isEmpty: ({ address }: Place) => address === '', names: ['address'], most: 10 },
    boxes: { isEmpty: ({ size }: Box) => size === '', names: ['size'], most: 10 },
  },
  named: (draft) => ({
    ...draft,
    boxes: draft.boxes.map((row) => ({ ...row, place: row.place || (draft.places[0]?.key ?? '') })),
  }),
};
const fields = ['etd', 'type', 'code', 'isPickup', 'phone', 'remarks', 'lines', 'places', 'boxes'];
const line = (key: string, goods: string, rest: Partial<Line> = {}) => ({
  key,
  goods,
  weight: '',
  shipment: '',
  ...rest,
});
const draft = (change: Partial<Draft> = {}): Draft => ({
  etd: null,
  type: null,
  code: '',
  isPickup: false,
  phone: '',
  remarks: '',
  lines: [line('l', '')],
  places: [{ key: 'p', address: '' }],
  boxes: [{ key: 'b', size: '', place: '', vgm: '' }],
  ...change,
});
const fill = (mine: Draft, theirs: Draft, answers: Record<string, FillAnswer> = {}) => {
  const { questions, change } = fillDraft({ spec, fields, mine, theirs }, new Map(Object.entries(answers)));
  return { asked: questions.map(({ path }) => path), filled: { ...mine, ...change }, change };
};

describe('fields', () => {
  const theirs = draft({ type: 'amazon', code: 'ONT8', remarks: '轻放' });

  test('what is not held is not touched, and empty fields are filled unasked', () => {
    const mine = draft({ etd: '2026-12-01', phone: '138' });
    const { asked, filled } = fill(mine, theirs);
    expect(asked).toEqual([]);
    expect(filled).toEqual({ ...theirs, etd: '2026-12-01', phone: '138' });
  });

  test('one that holds something else is asked of, and stays unless it is chosen', () => {
    const mine = draft({ remarks: '勿压' });
    expect([fill(mine, theirs).asked, fill(mine, theirs).filled.remarks]).toEqual([['remarks'], '勿压']);
    expect(fill(mine, theirs, { remarks: 'theirs' }).filled.remarks).toBe('轻放');
    expect(fill(draft({ remarks: '轻放 ' }), theirs).asked).toEqual([]);
  });

  test('what belongs to another choice is asked of with it', () => {
    const mine = draft({ type: 'walmart', code: 'W1' });
    expect([fill(mine, theirs).asked, fill(mine, theirs).filled.code]).toEqual([['type'], 'W1']);
    expect(fill(mine, theirs, { type: 'theirs' }).filled).toMatchObject({ type: 'amazon', code: 'ONT8' });
    expect(fill(draft({ type: 'amazon', code: 'LAX9' }), theirs).asked).toEqual(['code']);
  });

  test('what is hidden under an open choice is not overwritten unasked', () => {
    const { asked, filled } = fill(draft({ phone: '138' }), draft({ isPickup: true, phone: '139' }));
    expect([asked, filled.isPickup, filled.phone]).toEqual([['phone'], true, '138']);
  });
});

describe('rows', () => {
  const theirs = draft({ lines: [line('x', '灯具', { weight: '9' }), line('y', '伞')] });
  const goods = ({ lines }: Draft) => lines.map((row) => row.goods);

  test('fill an empty list under the key of its row', () => {
    const { asked, filled } = fill(draft(), theirs);
    expect([asked, filled.lines]).toEqual([[], [line('l', '灯具', { weight: '9' }), line('y', '伞')]]);
  });

  test('stay, or take those that are offered behind or in their place', () => {
    const mine = draft({ lines: [line('l', '杯子'), line('m', '')] });
    expect([fill(mine, theirs).asked, fill(mine, theirs).change]).toEqual([['lines'], {}]);
    expect(goods(fill(mine, theirs, { lines: 'append' }).filled)).toEqual(['杯子', '灯具', '伞']);
    expect(goods(fill(mine, theirs, { lines: 'theirs' }).filled)).toEqual(['灯具', '伞']);
  });

  test('that are replaced by the same thing keep what is not held, and their keys', () => {
    const mine = draft({ lines: [line('a', '杯子'), line('l', '灯具', { shipment: 'FBA1', weight: '8' })] });
    const { lines } = fill(mine, theirs, { lines: 'theirs' }).filled;
    expect(lines).toEqual([line('l', '灯具', { shipment: 'FBA1', weight: '9' }), line('a', '伞')]);
  });

  test('are not asked of where all that is offered stands there', () => {
    const mine = draft({ lines: [line('a', '伞'), line('l', '灯具', { weight: '9', shipment: 'FBA1' })] });
    expect(fill(mine, theirs)).toMatchObject({ asked: [], change: {} });
  });

  test('are not appended beyond the most', () => {
    const mine = draft({ lines: ['甲', '乙', '丙'].map((name) => line(name, name)) });
    const { questions } = fillDraft({ spec, fields, mine, theirs });
    expect(questions).toMatchObject([{ path: 'lines', answers: ['mine', 'theirs'] }]);
  });

  test('that name rows of another list name what those have become', () => {
    const mine = draft({
      places: [{ key: 'p', address: '长安' }],
      boxes: [{ key: 'b', size: '40HQ', place: '', vgm: '21000' }],
    });
    const offered = draft({
      places: [{ key: 'q', address: '坂田' }],
      boxes: [{ key: 'c', size: '20GP', place: '', vgm: '' }],
    });
    const both = fill(mine, offered, { places: 'append', boxes: 'append' }).filled;
    expect(both.boxes.map(({ size, place }) => [size, place])).toEqual([
      ['40HQ', 'p'],
      ['20GP', 'q'],
    ]);
    const moved = fill(mine, offered, { places: 'theirs' }).filled;
    expect([moved.places, moved.boxes[0]]).toEqual([
      [{ key: 'q', address: '坂田' }],
      { key: 'b', size: '40HQ', place: '', vgm: '21000' },
    ]);
    const ordered = fill(mine, offered, { boxes: 'append' }).filled;
    expect(ordered.boxes.map(({ place }) => place)).toEqual(['p', '']);
  });
});
