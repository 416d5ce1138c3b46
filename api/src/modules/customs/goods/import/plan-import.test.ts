import type { GoodsContent } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../../test/portal.ts';
import { goodsOf } from '../../../../../test/things/goods.ts';
import { openTradingPortal } from '../../../../../test/trading-portal.ts';
import type { Actor } from '../../../../http/handlers.ts';
import { type GoodsFile, type ImportPlan, planImport, planStored } from './plan-import.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const lamp = goodsOf('x', { sku: 'LAMP' });
const chair = goodsOf('x', { sku: 'CHAIR' });

const keep = async (content: GoodsContent) => await person.get('POST /business/goodsSave', { body: content });
const fileOf = (...goods: GoodsContent[]): GoodsFile => ({
  goods: goods.map((content) => ({ content, said: ['sku', 'nameZh', 'unitPrice'], blanks: [] })),
  actor: { customerId: person.customerId, name: 'Test' } as Actor, // all that is asked of it
  now: portal.clock(),
  locale: 'en',
});
const countsOf = ({ added, changed, same, rows }: ImportPlan) => [added, changed, same, rows.length];
const plan = (file: GoodsFile) => planImport(portal.database.kysely, file);

test('a file is compared with what is stored, in what it has columns for', async () => {
  await keep(lamp);
  const made = await plan(fileOf({ ...lamp, remarks: 'not in the file' }, chair));
  expect(countsOf(made)).toEqual([1, 0, 1, 1]);
  expect(countsOf(await plan(fileOf({ ...lamp, unitPrice: 13 }, chair)))).toEqual([1, 1, 0, 2]);
});

describe('before it is stored, the plan of a file', () => {
  test('stays while nothing else is stored under its SKUs', async () => {
    await keep(lamp);
    const file = fileOf(lamp, chair);
    const made = await plan(file);
    await keep(goodsOf('x', { sku: 'TABLE' }));
    expect(await planStored(portal.database.kysely, made, file)).toBe(made);
  });

  test.each<[string, (id: string, version: string) => Promise<unknown>, number[]]>([
    [
      'changed',
      (id, version) =>
        person.get('POST /business/goodsSave', { body: { ...lamp, unitPrice: 99, id, version } }),
      [1, 1, 0, 2],
    ],
    ['deleted', (id) => person.get('POST /business/goodsDelete', { body: { id } }), [2, 0, 0, 2]],
    ['added', () => keep(chair), [0, 0, 2, 0]],
  ])('is made again when goods were %s meanwhile', async (_what, change, counts) => {
    const { id, version } = await keep(lamp);
    const file = fileOf(lamp, chair);
    const made = await plan(file);
    expect(countsOf(made)).toEqual([1, 0, 1, 1]);
    await change(id, version);
    expect(countsOf(await planStored(portal.database.kysely, made, file))).toEqual(counts);
  });
});
