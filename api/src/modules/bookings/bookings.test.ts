import { randomUUID } from 'node:crypto';
import { encodeCondition } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const list = 'GET /business/getBookingListLcl';
const read = 'GET /business/getBookingByIdLcl';
const takeNumber = 'GET /business/getServeceId';
const unfinished = 'GET /business/getBookingUnfinished';
const submit = 'POST /business/submitBookingLcl';

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

async function book(person: SignedIn, ...goods: string[]) {
  const cargo = goods.map((goods_name) => cargoLine({ goods_name }));
  portal.clock.advance(1);
  return await person.get(submit, { body: saveRequest(lclBooking({ cargo })) });
}

const filterBy = (field: string, value: string, operator: string) => ({
  list: { filter: { [field]: encodeCondition({ values: [value], operator }) } },
});

describe('the list', () => {
  test('has the newest first, with total and summary of all pages', async () => {
    const person = await portal.signIn();
    const ids: string[] = [];
    for (let made = 0; made < 11; made += 1) ids.unshift((await book(person, '蓝牙耳机')).id);
    const first = await person.get(list, { list: { pageSize: 10 } });
    const second = await person.get(list, { list: { pageSize: 10, page: 2 } });
    expect([...first.rows, ...second.rows].map((row) => row.id)).toEqual(ids);
    for (const page of [first, second]) {
      expect(page).toMatchObject({ total: 11, summary: { cartons: 132, weight: 1267.2, volume: 6.237 } });
    }
    const beyond = await person.get(list, { list: { page: 99 } });
    expect(beyond).toMatchObject({ rows: [], total: 11, summary: { cartons: 132 } });
  });

  test('of somebody without bookings is empty, with a summary of nothing', async () => {
    const person = await portal.signIn();
    const empty = { rows: [], total: 0, summary: { cartons: 0, weight: 0, volume: 0 } };
    expect(await person.get(list)).toEqual(empty);
  });

  test('finds goods of any line by part of the name, pinyin and initials; destinations by either name', async () => {
    const person = await portal.signIn();
    const { id } = await book(person, '蓝牙耳机', '不锈钢保温杯');
    await book(person, '瑜伽垫');
    for (const typed of ['保温', 'baowen', 'bao wen', 'bxgbwb', '蓝牙耳', 'ＢＡＯＷＥＮ']) {
      const { rows } = await person.get(list, filterBy('goodsName', typed, 'include'));
      expect([typed, rows.map((row) => row.id)]).toEqual([typed, [id]]);
    }
    const whole = await person.get(list, filterBy('goodsName', '不锈钢保温杯', '='));
    expect(whole.rows.map((row) => row.id)).toEqual([id]);
    expect((await person.get(list, filterBy('goodsName', '保温', '='))).total).toBe(0);
    for (const typed of ['长滩', 'changtan', 'ct', 'long beach']) {
      expect((await person.get(list, filterBy('destinationName', typed, 'include'))).total).toBe(2);
    }
  });

  test.each([
    ['nothing', 'LIST_FIELD_UNKNOWN', 'nothing', 'x|include'],
    ['__proto__', 'LIST_FIELD_UNKNOWN', '__proto__', 'x|include'],
    ['id', 'LIST_FIELD_UNKNOWN', 'id', 'x|='],
    ['an operator', 'LIST_OPERATOR_UNKNOWN', 'etd', '2026-12-01|like'],
    ['an operator of another kind', 'LIST_OPERATOR_UNKNOWN', 'goodsName', 'x|>'],
    ['a value', 'LIST_VALUE_INVALID', 'etd', '2026-02-30|='],
    ['a choice', 'LIST_VALUE_INVALID', 'status', 'gone|='],
    ['a number', 'LIST_VALUE_INVALID', 'weight', '1 or 1=1|>'],
  ])('refuses %s that it does not know, by name', async (_what, code, field, value) => {
    const person = await portal.signIn();
    const answer = await person.call(list, { query: { [field]: value } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, field });
    expect(answer.json().message).toContain(field);
  });

  test.each([
    { page: '0' },
    { page: 'x' },
    { pageSize: '7' },
    { prop: 'remarks' },
    { prop: 'etd', order: 'up' },
  ])('refuses %j', async (query) => {
    const person = await portal.signIn();
    expect((await person.call(list, { query })).statusCode).toBe(400);
  });

  test("has nobody else's bookings, and asks for a session", async () => {
    const [person, other] = [await portal.signIn(), await portal.signIn()];
    await book(other, '蓝牙耳机');
    expect((await person.get(list)).total).toBe(0);
    expect((await portal.visitor.call(list)).statusCode).toBe(401);
  });
});

describe('one booking', () => {
  test('of somebody else, a random id and no id at all answer with the same bytes', async () => {
    const [person, other] = [await portal.signIn(), await portal.signIn()];
    const { id } = await book(other, '瑜伽垫');
    const bodies = await Promise.all(
      [id, randomUUID(), id.toUpperCase(), 'x', '', '\0', "'"].map(async (asked) => {
        const answer = await person.call(read, { query: { id: asked } });
        expect(answer.statusCode).toBe(404);
        return answer.body.replace(answer.json().requestId, '');
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect((await other.get(read, { query: { id } })).booking.cargo[0]?.goods_name).toBe('瑜伽垫');
  });

  test('asks for a session', async () => {
    expect((await portal.visitor.call(read, { query: { id: randomUUID() } })).statusCode).toBe(401);
  });
});

describe('a business number', () => {
  test('is never given out twice: 200 at once, of two customers of one branch', async () => {
    const people = [await portal.signIn(), await portal.signIn()];
    const takes = people.flatMap((person) =>
      Array.from({ length: 100 }, () => person.get(takeNumber, { query: {} })),
    );
    const numbers = (await Promise.all(takes)).map(({ businessNumber }) => businessNumber);
    expect(new Set(numbers).size).toBe(200);
    for (const number of numbers) expect(number).toMatch(/^SZL-261120-\d{4}$/);
  });

  test('carries branch, kind and the day in China', async () => {
    const person = await portal.signIn();
    const { kysely } = portal.database;
    await kysely
      .updateTable('customer')
      .where('id', '=', person.customerId)
      .set({ branch_code: 'NB' })
      .execute();
    expect(await person.get(takeNumber, { query: { kind: 'fcl' } })).toEqual({
      businessNumber: 'NBF-261120-0001',
    });
    portal.clock.advance(-3 * 3600);
    expect(await person.get(takeNumber, { query: { kind: 'lcl' } })).toEqual({
      businessNumber: 'NBL-261120-0001',
    });
    portal.clock.advance(-9 * 3600);
    expect(await person.get(takeNumber, { query: { kind: 'lcl' } })).toEqual({
      businessNumber: 'NBL-261119-0001',
    });
    portal.clock.advance(12 * 3600);
  });

  test('is of a known kind, and asks for a session', async () => {
    const person = await portal.signIn();
    expect((await person.call(takeNumber, { query: { kind: 'rail' } })).statusCode).toBe(400);
    expect((await portal.visitor.call(takeNumber)).statusCode).toBe(401);
  });
});

describe('what is unfinished', () => {
  test('are my drafts, the last touched first', async () => {
    const [person, other] = [await portal.signIn(), await portal.signIn()];
    const draft = async (owner: SignedIn, goods_name: string) => {
      portal.clock.advance(1);
      const body = saveRequest(lclBooking({ cargo: [cargoLine({ goods_name })] }), { action: 'saveDraft' });
      return await owner.get(submit, { body });
    };
    const first = await draft(person, '瑜伽垫');
    await draft(person, '数据线');
    await draft(other, '手机壳');
    await book(person, '保温杯');
    portal.clock.advance(1);
    const again = { action: 'saveDraft', id: first.id, version: 1 } as const;
    await person.get(submit, { body: saveRequest(lclBooking(), again) });
    const { rows, total } = await person.get(unfinished, { query: {} });
    expect(rows.map((row) => row.goodsName)).toEqual(['蓝牙耳机', '数据线']);
    expect(rows[0]).toMatchObject({
      id: first.id,
      businessNumber: first.businessNumber,
      destination: 'USLGB',
    });
    expect(total).toBe(2);
    expect(await other.get(unfinished, { query: {} })).toMatchObject({ total: 1 });
    expect((await portal.visitor.call(unfinished, { query: {} })).statusCode).toBe(401);
  });
});
