import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newEventId, openSystem } from '../../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../../test/portal.ts';
import {
  declarableBooking,
  declarationOf,
  handIn,
  startDeclaration,
} from '../../../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn('Shipper Ltd');
});
afterAll(async () => await portal.close());

type Saved = { id: string; version: number };
const later = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const given = await answer;
  portal.clock.advance(60);
  return given;
};
const bodyOf = ({ id, version }: Saved) => ({
  ...declarationOf('x'),
  id,
  version,
  idempotencyKey: crypto.randomUUID(),
});
const start = async () => {
  const { id } = await declarableBooking(person);
  return await later(startDeclaration(person, [id]));
};
const numberOf = async (id: string) =>
  (await person.get('GET /business/declaration', { query: { id } })).number;
const log = async () => {
  const list = { filter: { area: 'declarations|=' } };
  return (await person.get('GET /user/getOpLogList', { list })).rows.toReversed();
};
const entries = async () => (await log()).map(({ kind, subject }) => [kind, subject['zh-CN']]);

test('a declaration that is started, saved, given its papers, submitted and withdrawn is in the log', async () => {
  const started = await start();
  const number = await numberOf(started.id);
  const saved = await later(person.get('POST /business/declarationSave', { body: bodyOf(started) }));
  const [paper] = await later(handIn(person, started.id, 'contract'));
  const removed = { id: started.id, paperId: paper?.id ?? '' };
  await later(person.get('POST /business/declarationPaperRemove', { body: removed }));
  for (const slot of ['contract', 'invoice', 'packingList', 'powerOfAttorney'])
    await later(handIn(person, started.id, slot));
  const body = { ...bodyOf(saved), notice: null };
  const sent = await later(person.get('POST /business/declarationSubmit', { body }));
  const { id, version } = sent;
  await later(person.get('POST /business/declarationWithdraw', { body: { id, version } }));
  const all = await entries();
  expect([...all.slice(0, 4), ...all.slice(-2)]).toEqual([
    ['declarationStarted', number],
    ['declarationSaved', number],
    ['declarationPaperAdded', `${number}：合同`],
    ['declarationPaperRemoved', `${number}：合同`],
    ['declarationSubmitted', `${number}：状态 未提交 → 待确认`],
    ['declarationWithdrawn', `${number}：状态 待确认 → 未提交`],
  ]);
  const [first] = await log();
  expect(first).toMatchObject({ byKind: 'member', address: '127.0.0.1' });
});

test('a declaration that is deleted is in the log under its number', async () => {
  const { id, version } = await start();
  const number = await numberOf(id);
  await person.get('POST /business/declarationDelete', { body: { id, version } });
  expect((await entries()).at(-1)).toEqual(['declarationDeleted', number]);
});

test('what the desk decides and customs reports is in the log, and that a paper was read is not', async () => {
  const officer = await portal.signIn('Forwarder', { permissions: ['customs:desk'] });
  const system = await openSystem(portal, { name: 'Customs gateway', scopes: ['customs'] });
  const started = await start();
  const [paper] = await handIn(person, started.id, 'contract', 'invoice', 'packingList', 'powerOfAttorney');
  const body = { ...bodyOf(started), notice: null };
  const { id, version } = await later(person.get('POST /business/declarationSubmit', { body }));
  const readPaper = { act: 'readPaper', paperId: paper?.id ?? '' } as const;
  const read = await later(
    officer.get('POST /system/customs/decide', { body: { id, version, decision: readPaper } }),
  );
  const confirm = { id, version: read.version, decision: { act: 'confirm' } as const };
  await later(officer.get('POST /system/customs/decide', { body: confirm }));
  const number = await numberOf(id);
  const event = { eventId: newEventId(), number, what: 'declared', words: '' } as const;
  const customs = { ...event, at: portal.clock().toISOString(), customsNumber: '531620260160000001' };
  await system.get('POST /integration/customsEvent', { body: customs });
  expect(
    (await log()).slice(-2).map(({ kind, by, byKind, subject }) => [kind, by, byKind, subject.en]),
  ).toEqual([
    [
      'declarationConfirmed',
      'Forwarder main account',
      'staff',
      `${number}: Status To be confirmed → Confirmed`,
    ],
    ['customsReported', 'Customs gateway', 'apiKey', `${number}: Accepted by customs`],
  ]);
});
