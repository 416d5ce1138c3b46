import { randomUUID } from 'node:crypto';
import type { EndpointInput, EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { createApp } from '../src/app.ts';
import { inspectContent } from '../src/modules/uploads/inspect/inspect-content.ts';
import { seedReference } from '../src/seed/reference/seed-reference.ts';
import { createCaller } from './caller.ts';
import { openPortal, type SignedIn } from './portal.ts';

type App = Awaited<ReturnType<typeof createApp>>;
export type Talk = NonNullable<EndpointResult<Endpoints['GET /index/getConversation']>>;
type Start = EndpointInput<Endpoints['POST /index/startConversation']>['body'];
type Say = EndpointInput<Endpoints['POST /index/sayInConversation']>['body'];

/** A browser of a visitor's, which keeps its cookie. Its network is known where the portal trusts 127.0.0.1 as its proxy. */
export function openBrowser(app: App, { address = '203.0.113.7', cookie = '' } = {}) {
  let kept = cookie;
  const call = async <Key extends keyof Endpoints>(
    key: Key,
    input: Partial<EndpointInput<Endpoints[Key]>> | Record<string, unknown> = {},
    extra: Record<string, string> = {},
  ) => {
    const headers = { 'x-forwarded-for': address, ...(kept ? { cookie: kept } : {}), ...extra };
    const answer = await createCaller(app, {}).call(key, input, headers);
    const set = answer.headers['set-cookie'];
    if (set) kept = String(set).split(';')[0] ?? '';
    return answer;
  };
  const get = async (key: Parameters<typeof call>[0], input: Record<string, unknown> = {}): Promise<Talk> => {
    const answer = await call(key, input);
    if (answer.statusCode !== 200) throw new Error(`${key}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  };
  return {
    call,
    cookie: () => kept,
    start: async (changes: Partial<Start> = {}) =>
      await get('POST /index/startConversation', { body: newStart(changes) }),
    say: async (id: string, changes: Partial<Say> | string) =>
      await get('POST /index/sayInConversation', { body: newWords(id, changes) }),
    read: async () => await get('GET /index/getConversation'),
  };
}
export type Browser = ReturnType<typeof openBrowser>;

export const newStart = (changes: Partial<Start> = {}): Start => ({
  idempotencyKey: randomUUID(),
  words: '从盐田到洛杉矶的拼箱多少钱？',
  ...changes,
});

export const newWords = (id: string, changes: Partial<Say> | string = {}): Say => ({
  id,
  idempotencyKey: randomUUID(),
  words: '还在吗？',
  ...(typeof changes === 'string' ? { words: changes } : changes),
});

/** The portal of these tests: the head office is open, and there are two people at the desk. */
export async function openSupportPortal() {
  const portal = await openPortal({ inspect: inspectContent, config: { trustProxy: ['127.0.0.1'] } });
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  const permissions = ['support:desk'];
  const clerk = await portal.signIn('Berth', { account: 'clerk', role: 'operator', permissions });
  const { customerId } = clerk;
  const colleague = await portal.signIn('Berth', {
    account: 'colleague',
    customerId,
    role: null,
    permissions,
  });
  return { portal, clerk, colleague };
}

/** Staff answer, with a key of their own. */
export async function answer(staff: SignedIn, id: string, words: string, files: string[] = []) {
  const body = { id, idempotencyKey: randomUUID(), words, files };
  return await (await staff.again()).get('POST /system/conversations/say', { body });
}
