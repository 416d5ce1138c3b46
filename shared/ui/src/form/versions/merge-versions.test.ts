import { expect, test } from '@jest/globals';
import { formRows } from '../state/form-spec.ts';
import { differencesOf, type MergeSpec, mergeVersions, type Side } from './merge-versions.ts';

type Good = { key: string; name: string; code: string; count: string; box: string };
type Box = { key: string; size: string };
type Header = { contract: string; address: string };
type Declaration = {
  port: string;
  broker: string;
  phone: string;
  header: Header;
  goods: Good[];
  boxes: Box[];
};

/** A declaration whose goods name the box that they are in; it is read from the server as it is. */
const spec: MergeSpec<Declaration> = {
  rowsOf: ({ goods, boxes }) => ({
    goods: formRows(goods, ['name', 'code', 'count', 'box'], () => false),
    boxes: formRows(boxes, ['size'], () => false),
  }),
  readBack: (draft) => ({
    draft,
    keys: { goods: draft.goods.map(({ key }) => key), boxes: draft.boxes.map(({ key }) => key) },
  }),
  together: [['broker', 'phone']],
  rows: { names: ['name', 'size'], marks: ['code'], reference: 'box' },
};

const base: Declaration = {
  port: 'CNYTN',
  broker: '甲',
  phone: '1',
  header: { contract: 'C-1', address: 'Long Beach' },
  goods: [
    { key: 'g1', name: '灯', code: '', count: '1', box: 'b1' },
    { key: 'g2', name: '椅', code: '', count: '2', box: 'b1' },
  ],
  boxes: [{ key: 'b1', size: '40HQ' }],
};
/** As another read of the record has it: every row under a key of its own. */
const reread = ({ goods, boxes, ...fields }: Declaration): Declaration => ({
  ...fields,
  goods: goods.map((good) => ({ ...good, key: `${good.key}'`, box: `${good.box}'` })),
  boxes: boxes.map((box) => ({ ...box, key: `${box.key}'` })),
});
const good = (name: string, change: Partial<Good>) => (draft: Declaration) => ({
  ...draft,
  goods: draft.goods.map((each) => (each.name === name ? { ...each, ...change } : each)),
});
const told = (mine: Declaration, theirs: Declaration) =>
  differencesOf(spec, { base, mine, theirs }).map(({ path, by }) => [path, by]);

test('each takes what only it changed, whatever the keys of the rows', () => {
  const mine = good('灯', { count: '9' })(base);
  const theirs = reread({ ...good('椅', { count: '7' })(base), port: 'CNSHK' });
  expect(told(mine, theirs)).toEqual([
    ['port', 'theirs'],
    ['goods.g1.count', 'mine'],
    ['goods.g2.count', 'theirs'],
  ]);
  const merged = mergeVersions(spec, { base, mine, theirs }, new Map());
  expect([merged.port, ...merged.goods.map(({ count, box }) => `${count} in ${box}`)]).toEqual([
    'CNSHK',
    '9 in b1',
    '7 in b1',
  ]);
});

test('fields of a group are merged one by one', () => {
  const mine = { ...base, header: { contract: 'C-1', address: 'Oakland' } };
  const theirs = reread({ ...base, header: { contract: 'C-2', address: 'Long Beach' } });
  expect(told(mine, theirs)).toEqual([
    ['header.contract', 'theirs'],
    ['header.address', 'mine'],
  ]);
  const merged = mergeVersions(spec, { base, mine, theirs }, new Map());
  expect(merged.header).toEqual({ contract: 'C-2', address: 'Oakland' });
  const both = reread({ ...base, header: { contract: 'C-1', address: 'Tacoma' } });
  expect(told(mine, both)).toEqual([['header.address', 'both']]);
  const choose = (side: Side) =>
    mergeVersions(spec, { base, mine, theirs: both }, new Map([['header.address', side]])).header.address;
  expect([choose('mine'), choose('theirs')]).toEqual(['Oakland', 'Tacoma']);
});

test('a choice and its fields are one; what both changed is chosen', () => {
  const mine = { ...base, broker: '乙', phone: '2' };
  const theirs = reread({ ...base, phone: '3' });
  expect(told(mine, theirs)).toEqual([['broker', 'both']]);
  const merged = (side: Side) =>
    mergeVersions(spec, { base, mine, theirs }, new Map([['broker', side]])).phone;
  expect([merged('mine'), merged('theirs')]).toEqual(['2', '3']);
});

test('rows that both added may be the same: the list is chosen as a whole', () => {
  const added = { key: 'g3', name: '桌', code: 'T', count: '1', box: 'b1' };
  const plus = (draft: Declaration, count: string) => ({
    ...draft,
    goods: [...draft.goods, { ...added, count }],
  });
  expect(told(plus(base, '1'), reread(plus(base, '5')))).toEqual([['goods', 'both']]);
});
