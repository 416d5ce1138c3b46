import type { DeskDecision } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import {
  declarableBooking,
  declarationOf,
  handIn,
  startDeclaration,
} from '../../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
let officer: SignedIn;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let businessNumber: string;
let declaration: { id: string; version: number; number: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  officer = await portal.signIn('Forwarder', { permissions: ['customs:desk'] });
  system = await openSystem(portal, { scopes: ['customs'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  officer = await officer.again();
  person = await portal.signIn('Shipper Ltd');
  const booking = await declarableBooking(person);
  businessNumber = booking.businessNumber;
  const { id, version } = await startDeclaration(person, [booking.id]);
  await handIn(person, id, 'contract', 'invoice', 'packingList', 'powerOfAttorney');
  const body = { ...declarationOf('x'), id, version, notice: null, idempotencyKey: crypto.randomUUID() };
  const sent = await person.get('POST /business/declarationSubmit', { body });
  declaration = { ...sent, number: (await read(id)).number };
});
afterAll(async () => await portal.close());

const read = async (id: string) => await person.get('GET /business/declaration', { query: { id } });
const decide = async (decision: DeskDecision) => {
  const { id } = declaration;
  const { version } = await read(id);
  await officer.get('POST /system/customs/decide', { body: { id, version, decision } });
};
const rowsOf = async () => {
  const { rows, unanswered } = await person.get('GET /business/getWorklist');
  expect(unanswered).toEqual([]);
  return rows;
};
const kindsOf = async () => (await rowsOf()).map(({ kind }) => kind);

test('what the desk returned is on the worklist until it is sent again', async () => {
  expect(await rowsOf()).toEqual([]);
  await decide({ act: 'return', reasons: [{ path: '', words: 'no' }] });
  const { id, number } = declaration;
  expect(await rowsOf()).toMatchObject([
    {
      kind: 'declarationReturned',
      urgency: 'soon',
      dueAt: null,
      record: { kind: 'declaration', id, number },
      path: `/customs/declaration?id=${id}`,
    },
  ]);
  const { version } = await read(id);
  const body = { ...declarationOf('y'), id, version, notice: null, idempotencyKey: crypto.randomUUID() };
  await person.get('POST /business/declarationSubmit', { body });
  expect(await rowsOf()).toEqual([]);
});

test('a paper that is asked for or was returned is on it until it is handed in', async () => {
  await decide({ act: 'askForPaper', slot: 'msds', words: 'battery' });
  expect(await kindsOf()).toEqual(['declarationPaperAsked']);
  await handIn(person, declaration.id, 'msds');
  expect(await kindsOf()).toEqual([]);
  const [paper] = (await read(declaration.id)).papers;
  await decide({ act: 'returnPaper', paperId: paper?.id ?? '', words: 'no stamp' });
  expect(await kindsOf()).toEqual(['declarationPaperAsked']);
});

test('what customs inspects is on it until it is released, due with its cut-off or urgent', async () => {
  await decide({ act: 'confirm' });
  const report = async (what: 'inspected' | 'released' | 'declared', time = '08:00') => {
    const { number } = declaration;
    const customsNumber = what === 'declared' ? '531620260000012388' : '';
    const at = `2026-11-20T${time}:00+08:00`;
    const body = { eventId: newEventId(), number, what, at, customsNumber };
    await system.get('POST /integration/customsEvent', { body });
  };
  await report('inspected');
  expect(await rowsOf()).toMatchObject([{ kind: 'customsInspected', urgency: 'urgent' }]);
  // This report comes late: it tells of an earlier time than the one before it.
  await report('declared', '07:00');
  expect(await kindsOf()).toEqual(['customsInspected']);
  await report('released', '09:00');
  expect(await kindsOf()).toEqual([]);
});

test('a declaration is found by its number, its booking and the number that customs gave it', async () => {
  const find = async (words: string) => {
    const { groups } = await person.get('GET /business/search', { query: { words } });
    return groups.flatMap(({ kind, hits }) => (kind === 'declarations' ? hits : []));
  };
  const { id, number } = declaration;
  expect(await find(number.toLowerCase().replaceAll('-', ' '))).toMatchObject([
    { record: { kind: 'declaration', id }, title: number, matched: null },
  ]);
  expect(await find(businessNumber)).toMatchObject([{ matched: { value: { en: businessNumber } } }]);
  await decide({ act: 'confirm' });
  const customsNumber = '531620260000012399';
  const event = { eventId: newEventId(), number, what: 'declared' as const, customsNumber };
  const body = { ...event, at: '2026-11-20T08:00:00+08:00' };
  await system.get('POST /integration/customsEvent', { body });
  expect(await find(customsNumber)).toMatchObject([{ matched: { value: { en: customsNumber } } }]);
  const stranger = await portal.signIn('Stranger');
  const { groups } = await stranger.get('GET /business/search', { query: { words: number } });
  expect(groups.flatMap(({ hits }) => hits)).toEqual([]);
});
