import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { readWorklist, snoozeItem } from './worklist.service.ts';
import type { WorklistEntry, WorklistProvider } from './worklist-entry.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const entry: WorklistEntry = {
  kind: 'draftLeft',
  record: { kind: 'booking', id: 'b1', number: 'SZL-1' },
  why: { 'zh-CN': '草稿', en: 'A draft' },
  action: { 'zh-CN': '继续', en: 'Continue' },
  path: '/business/lcl/detail?id=b1',
  dueAt: null,
};
const answering: WorklistProvider = { name: 'bookings', ask: async () => [entry] };
const failing: WorklistProvider = { name: 'tracking', ask: async () => Promise.reject(new Error('away')) };
const hanging: WorklistProvider = { name: 'tracking', ask: () => new Promise(() => {}) };

function asking(providers: WorklistProvider[]) {
  const warnings: string[] = [];
  const { clock } = portal;
  const deps = { database: portal.database.kysely, clock, providers, timeoutMs: 1 };
  const actor = {
    ...person,
    name: 'Li',
    account: 'li',
    roles: [],
    permissions: [],
    frozenReason: null,
    sessionId: 's',
    address: '',
  };
  const asker = { actor, signal: new AbortController().signal };
  const warn = (_cause: unknown, message: string) => void warnings.push(message);
  return { deps: { ...deps, warn }, asker, warnings };
}

test.each([
  ['fails', failing],
  ['takes too long', hanging],
])('a module that %s is named, and costs only its part', async (_what, broken) => {
  // What answers at once may take a turn: it has no timer of its own here.
  const { deps, asker, warnings } = asking([answering, broken]);
  const { rows, unanswered } = await readWorklist({ ...deps, timeoutMs: 50 }, asker);
  expect(rows.map(({ id }) => id)).toEqual(['draftLeft:booking:b1']);
  expect(unanswered).toEqual(['tracking']);
  expect(warnings).toEqual(['the provider tracking did not answer']);
});

test('what a module that is away may have found is not said to be gone', async () => {
  const { deps, asker } = asking([answering, failing]);
  const snooze = async (id: string) => {
    const body = { id, version: 'seen', until: null };
    return await snoozeItem(deps, { ...asker, body, locale: 'en' }).catch((error) => error.code);
  };
  expect(await snooze('etaSlipped:booking:b1')).toBe('WORKLIST_INCOMPLETE');
  expect(await snooze('draftLeft:booking:b1')).toEqual({ id: 'draftLeft:booking:b1', until: null });
});
