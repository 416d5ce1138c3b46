import { addressLength, tableMemoryLimits } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pageHeaders } from '../../../test/caller.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { savedFilter } from '../../../test/table-memory.ts';

const { addressCharacters } = tableMemoryLimits;

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
  person = await portal.signIn();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => await portal.close());

/** Numbers, as many characters as are asked for in an address, and within the work of a filter. */
function filterOf(characters: number): Record<string, string[]> {
  const numbers = Array.from({ length: 15 }, () => '不锈钢真空保温杯'.repeat(10)).join(',');
  const filter = {
    customerBusinessNumber: [`${numbers}|include`, `${numbers}|include`, `${numbers}|include`],
  };
  const left = characters - addressLength({ ...filter, warehouseEntryNumber: ['|include'] });
  return { ...filter, warehouseEntryNumber: [`${'仓'.repeat(left / 9)}${'a'.repeat(left % 9)}|include`] };
}

test('the largest filter that can be saved can be asked for, in the page’s address and in the list’s', async () => {
  const largest = filterOf(addressCharacters);
  expect(addressLength(largest)).toBe(addressCharacters);
  const kept = await person.get('POST /system/filter/save', {
    body: { ...savedFilter('lcl'), filterObj: largest },
  });
  expect(kept.map(({ filterObj }) => filterObj)).toEqual([largest]);

  const asked = new URLSearchParams();
  for (const [field, texts] of Object.entries(largest)) {
    for (const text of texts) asked.append(field, text);
  }
  const get = (path: string) =>
    fetch(`${portal.app.listeningOrigin}${path}&${asked}`, {
      headers: { ...pageHeaders, ...person.headers },
    });
  const list = await get('/api/business/getBookingListLcl?page=1&pageSize=20');
  expect([list.status, await list.json()]).toMatchObject([200, { data: { total: 0 } }]);
  // No fronts are served here: what matters is that the address is read.
  expect((await get('/booking/lcl?page=2')).status).toBe(404);
});

test('one that is a character longer cannot be saved', async () => {
  const answer = await person.call('POST /system/filter/save', {
    body: { ...savedFilter('lcl'), filterObj: filterOf(addressCharacters + 1) },
  });
  expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'filterObj']);
});
