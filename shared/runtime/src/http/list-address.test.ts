import { decodeCondition, encodeCondition, operators } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { createTestRuntime } from '../testing/index.ts';
import { request } from './request.ts';

// Everything that separates, escapes or is escaped somewhere between a field of the page and SQL.
const characters = [...'|,\\%_\'"&+#=?/:;[]{}$ \t\n<>~`^', '盐', '田', '🚢', '\u3000', 'é', 'a', '0'];

/** A small generator with a seed: the same values each time. */
function* anyValues(count: number): Generator<string[]> {
  let seed = 20261121;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const text = () => Array.from({ length: random(8) }, () => characters[random(characters.length)]).join('');
  for (let made = 0; made < count; made += 1) yield Array.from({ length: 1 + random(3) }, text);
}

test('conditions arrive in the address as they were given, whatever their values hold', async () => {
  const { runtime } = createTestRuntime();
  let address = '';
  runtime.http.defaults.adapter = async (config) => {
    address = runtime.http.getUri(config);
    const data = { code: 200, message: '', data: { rows: [], total: 0, summary: {} } };
    return { status: 200, statusText: '', headers: {}, config, data };
  };
  for (const values of anyValues(200)) {
    const conditions = operators.slice(0, 2).map((operator) => ({ values, operator }));
    const goodsName = conditions.map(encodeCondition);
    await request('GET /business/getBookingListLcl', { list: { filter: { goodsName } } });
    const received = new URL(address, 'http://berth.test').searchParams.getAll('goodsName');
    expect(received.map(decodeCondition)).toEqual(conditions);
  }
});
