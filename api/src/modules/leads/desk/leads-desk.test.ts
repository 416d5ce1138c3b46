import { type ListInput, type leadList, leadPersonDays, type listFieldsOf } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { enquire, newApplication, newQuotation, uploadCv } from '../../../../test/enquiring.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { samplePicture } from '../../../../test/sample-files.ts';
import { seedReference } from '../../../seed/reference/seed-reference.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';
import { sweepLeads } from '../sweep/sweep-leads.ts';

const day = 24 * 3600;
let portal: Portal;
let clerk: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  const permissions = ['leads:desk'];
  clerk = await portal.signIn('Berth', { account: 'clerk', role: 'operator', permissions });
  const { customerId } = clerk;
  colleague = await portal.signIn('Berth', { account: 'colleague', customerId, role: null, permissions });
  await portal.signIn('Berth', { account: 'outsider', customerId, role: null });
});
afterAll(async () => await portal.close());
beforeEach(() => portal.clock.advance(day));

type Content = Parameters<typeof enquire>[1];

/** What a visitor asks now, and its number. */
const ask = async (content: Content = newQuotation(), v7?: string): Promise<string> =>
  (await enquire(portal, content, v7 === undefined ? {} : { v7 })).json().data.number;
type Filter = NonNullable<ListInput<ReturnType<typeof listFieldsOf<typeof leadList>>>['filter']>;
const list = async (filter: Filter = {}) =>
  await (await clerk.again()).get('GET /system/leads/list', { list: { filter } });
const idOf = async (number: string): Promise<string> =>
  (await list({ number: `${number}|=` })).rows[0]?.id ?? '';
const read = async (number: string) =>
  await (await clerk.again()).get('GET /system/leads/lead', { query: { id: await idOf(number) } });

type Change = { state?: 'new' | 'working' | 'won' | 'lost' | 'spam'; ownerId?: string | null; note?: string };
const save = async (number: string, change: Change, version?: number, by = clerk) => {
  const lead = await read(number);
  const body = {
    id: lead.id,
    version: version ?? lead.version,
    state: change.state ?? lead.state,
    ownerId: change.ownerId === undefined ? (lead.owner?.id ?? null) : change.ownerId,
    note: change.note ?? '',
  };
  portal.clock.advance(60);
  return await (await by.again()).call('POST /system/leads/save', { body });
};

test('a lead is read whole, taken over, closed with a note, and each step stands in its history', async () => {
  const content = newQuotation();
  const number = await ask(content);
  const lead = await read(number);
  expect(lead).toMatchObject({
    number,
    kind: 'quotation',
    state: 'new',
    owner: null,
    isDoubtful: false,
    content,
  });
  expect(lead.colleagues.map(({ id }) => id)).toEqual([clerk.userId, colleague.userId]);
  expect((await save(number, { state: 'working', ownerId: clerk.userId })).statusCode).toBe(200);
  expect((await save(number, { ownerId: colleague.userId, note: '转给您' })).statusCode).toBe(200);
  const noReason = await save(number, { state: 'lost' }, undefined, colleague);
  expect([noReason.statusCode, noReason.json().fields[0].field]).toEqual([400, 'note']);
  expect(
    (await save(number, { state: 'lost', note: '价格' }, undefined, colleague)).json().data,
  ).toMatchObject({
    state: 'lost',
  });
  const closed = await read(number);
  expect(closed.owner?.id).toBe(colleague.userId);
  expect(closed.history.map(({ what, state, note }) => [what, state, note])).toEqual([
    ['changed', 'lost', '价格'],
    ['changed', null, '转给您'],
    ['changed', 'working', ''],
    ['asked', null, ''],
  ]);
  const [, given, taken, asked] = closed.history;
  expect([given?.owner, taken?.owner, asked?.by]).toEqual([
    closed.owner?.name,
    lead.colleagues[0]?.name,
    null,
  ]);
});

test('a step that its state does not allow, another version, no change and a stranger as owner are refused', async () => {
  const number = await ask();
  const code = async (change: Change, version?: number) => (await save(number, change, version)).json().code;
  expect(await code({ state: 'won', note: '成交' })).toBe('LEAD_ACTION_REFUSED');
  expect(await code({ state: 'working' }, 7)).toBe('VERSION_CONFLICT');
  const nothing = await save(number, {});
  expect(nothing.json().fields).toEqual([expect.objectContaining({ field: 'note' })]);
  const outsider = await portal.database.kysely
    .selectFrom('member')
    .where('account_key', '=', 'outsider')
    .select('id')
    .executeTakeFirstOrThrow();
  const given = await save(number, { ownerId: outsider.id });
  expect([given.statusCode, given.json().fields[0].field]).toEqual([400, 'ownerId']);
  expect(await read(number)).toMatchObject({ version: 1, state: 'new', owner: null });
});

test('nobody without the permission reads or changes leads, and an unknown one is a 404', async () => {
  const customer = await portal.signIn('Customer', { role: 'manager' });
  const query = { id: await idOf(await ask()) };
  expect((await customer.call('GET /system/leads/list', {})).statusCode).toBe(403);
  expect((await customer.call('GET /system/leads/lead', { query })).statusCode).toBe(403);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
    expect((await (await clerk.again()).call('GET /system/leads/lead', { query: { id } })).statusCode).toBe(
      404,
    );
});

test('the list is found by name, company, phone and owner, in full-width letters and pinyin too', async () => {
  const [first, second] = [
    newQuotation({ company: '宁波远帆进出口有限公司', name: '林小雨', phone: '13900118888' }),
    newApplication({ name: 'Ａmy Chen', phone: '', mail: 'Amy@sample.test' }),
  ];
  const one = await ask(first);
  portal.clock.advance(60);
  const two = await ask(second, 'robot');
  await save(one, { state: 'working', ownerId: colleague.userId });
  const found = async (field: keyof Filter, value: string, operator = 'include') =>
    (await list({ [field]: `${value}|${operator}` })).rows.map(({ number }) => number);
  expect(await found('company', 'yuanfan')).toEqual([one]);
  expect(await found('name', '林小')).toEqual([one]);
  expect(await found('contact', '１３９００１１８８８８')).toEqual([one]);
  expect(await found('contact', 'amy@sample')).toEqual([two]);
  expect(await found('name', 'amy')).toEqual([two]);
  expect(await found('owner', (await read(one)).owner?.name ?? 'x')).toContain(one);
  expect(await found('kind', 'job', '=')).toContain(two);
  expect(await found('isDoubtful', '1', '=')).toContain(two);
  const { rows } = await list();
  expect(rows[0]).toMatchObject({ number: two, contact: 'Amy@sample.test', owner: '', isDoubtful: true });
  expect(rows.map(({ askedAt }) => askedAt)).toEqual(
    rows
      .map(({ askedAt }) => askedAt)
      .toSorted()
      .toReversed(),
  );
});

test('the list is exported by whoever may export and work on leads', async () => {
  const number = await ask(newQuotation({ company: '=HYPERLINK("x")' }));
  const query = { list: 'leads' as const };
  const file = await (await clerk.again()).call('GET /fileExport', { query });
  expect(file.statusCode).toBe(200);
  const [sheet] = await readWorkbook(file.rawPayload, { trim: false });
  const [row] = (sheet?.data ?? []).filter((cells) => cells.includes(number));
  expect(row).toEqual(expect.arrayContaining([number, '\'=HYPERLINK("x")', 'Quotation']));
  const manager = await portal.signIn('Customer', { role: 'manager' });
  expect((await manager.call('GET /fileExport', { query })).statusCode).toBe(403);
  expect((await (await colleague.again()).call('GET /fileExport', { query })).statusCode).toBe(403);
});

test('a CV is saved, never shown in a page, and gone after its term', async () => {
  const cv = (await uploadCv(portal, await samplePicture('jpeg'), '简历.jpg')).json().data.cv;
  const number = await ask(newApplication({ cv }));
  expect((await read(number)).cv).toEqual({ fileName: '简历.jpg', bytes: expect.any(Number), isThere: true });
  const query = { id: await idOf(number) };
  const file = await (await clerk.again()).call('GET /system/leads/cv', { query });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(file.headers['content-disposition']).toMatch(/^attachment; /);
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  const none = await (await clerk.again()).call('GET /system/leads/cv', {
    query: { id: await idOf(await ask(newApplication())) },
  });
  expect(none.statusCode).toBe(404);
});

test('what nobody works on stands in the worklist of the desk, and of nobody else', async () => {
  const [number, doubtful] = [
    await ask(newQuotation({ company: '青岛待跟进有限公司' })),
    await ask(newQuotation(), 'x'),
  ];
  const waiting = async (by: SignedIn) =>
    (await (await by.again()).get('GET /business/getWorklist')).rows.filter(
      ({ kind }) => kind === 'leadWaiting',
    );
  const find = async (by: SignedIn, wanted: string) =>
    (await waiting(by)).find(({ record }) => record.number === wanted);
  expect(await find(clerk, number)).toMatchObject({
    why: { 'zh-CN': '网站询价待跟进：青岛待跟进有限公司' },
    path: `/site/leads/detail?id=${await idOf(number)}`,
    urgency: 'soon',
  });
  expect((await find(clerk, doubtful))?.why.en).toContain('doubtful');
  await save(number, { ownerId: colleague.userId });
  expect([await find(clerk, number), (await find(colleague, number))?.record.number]).toEqual([
    undefined,
    number,
  ]);
  await save(number, { state: 'working' });
  expect(await find(colleague, number)).toBeUndefined();
  expect(await waiting(await portal.signIn('Customer', { role: 'manager' }))).toEqual([]);
});

test('two years after it was closed nothing of the person is left: not in the lead, its notes, or the list', async () => {
  const content = newQuotation({ company: '将删除贸易有限公司', name: '赵删除' });
  const number = await ask(content);
  const open = await ask(newQuotation());
  await save(number, { state: 'working', ownerId: clerk.userId, note: `致电 ${content.phone}` });
  await save(number, { state: 'won', note: '赵删除 已签约' });
  const sweep = async () => await sweepLeads({ ...portal, database: portal.database.kysely });
  await sweep();
  expect((await read(number)).content).toMatchObject({ name: '赵删除' });
  portal.clock.advance(leadPersonDays * day + 3600);
  expect(await sweep()).toBeGreaterThan(0);
  const erased = await read(number);
  expect(erased).toMatchObject({ number, kind: 'quotation', state: 'won', content: null });
  expect(erased.history[0]).toMatchObject({ what: 'erased', by: null });
  const rows = await portal.database.kysely
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', erased.id)
    .execute();
  const events = await portal.database.kysely.selectFrom('lead_event').selectAll().execute();
  for (const word of ['赵删除', 'zhaoshanchu', content.phone ?? '', '将删除'])
    expect(JSON.stringify([rows, events])).not.toContain(word);
  expect((await save(number, { note: '还在吗' })).json().code).toBe('LEAD_ERASED');
  expect((await read(open)).content).not.toBeNull();
  const sites = await portal.database.kysely
    .selectFrom('lead')
    .where('site_hash', 'is not', null)
    .select('number')
    .execute();
  expect(sites).toEqual([]);
});

test('the name of who did something stays that of its time, and a lead of who is gone is nobody’s', async () => {
  const { customerId } = clerk;
  const leaving = await portal.signIn('Leaving', { customerId, role: null, permissions: ['leads:desk'] });
  const number = await ask();
  await save(number, { state: 'working', ownerId: leaving.userId }, undefined, leaving);
  const { name } = (await read(number)).owner ?? {};
  await portal.database.kysely.deleteFrom('session').where('member_id', '=', leaving.userId).execute();
  await portal.database.kysely
    .deleteFrom('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', leaving.userId)
    .execute();
  const lead = await read(number);
  expect([lead.owner, lead.history[0]?.owner, lead.history[0]?.by]).toEqual([null, name, name]);
});
