import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { DeploymentMade, EndpointInput, EndpointKey, Endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundledVersion, makeFronts } from '../../../../test/fronts.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { makeVersion, openTeam, publish, versionOf } from '../../../../test/release-team.ts';
import { inventThings } from '../../../../test/things.ts';
import { validCalls } from '../../../../test/valid-calls.ts';

const account = 'operator';
const [first, second, third] = [1, 2, 3].map((each) => versionOf('booking', `1.${each}.0`)) as [
  string,
  string,
  string,
]; // three in, three out
let portal: Portal;
let root: string;
let staff: SignedIn;
let platform: Awaited<ReturnType<typeof openTeam>>;

beforeAll(async () => {
  root = makeFronts();
  portal = await openPortal({ fronts: root });
  staff = await portal.signIn('Berth Ltd', { account, permissions: ['system:releases'] });
  platform = await openTeam(portal, '*');
  for (const name of ['1.1.0', '1.2.0', '1.3.0']) {
    portal.clock.advance(60);
    await publish(platform, makeVersion('booking', name));
  }
});
afterAll(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

const booking = async () => {
  const { remotes } = await staff.get('GET /system/release/overview');
  return remotes.find(({ remote }) => remote === 'booking');
};
type Move = 'promote' | 'rollback' | 'setPromote' | 'setRollback';
type MoveInput<Kind extends Move> = Omit<
  EndpointInput<Endpoints[`POST /system/release/${Kind}`]>['body'],
  'seen'
>;
/** As somebody who has just looked at the page. */
const callMove = async <Kind extends Move>(kind: Kind, body: MoveInput<Kind>) => {
  const { deployment: seen } = await staff.get('GET /system/release/overview');
  return await staff.call(`POST /system/release/${kind}`, { body: { ...body, seen } });
};
const move = async <Kind extends Move>(kind: Kind, body: MoveInput<Kind>): Promise<DeploymentMade> =>
  (await callMove(kind, body)).json().data;
const newest = async () => {
  const [event] = await staff.get('GET /system/release/history', { query: { remote: 'booking' } });
  return event;
};
/** What a page of a customer's tells of a version. */
const report = async (who: SignedIn | Portal['visitor'], version: string, outcome: 'started' | 'failed') => {
  const { deployment } = await staff.get('GET /system/release/overview');
  await who.get('POST /remotes/report', {
    body: { deployment, outcomes: [{ remote: 'booking', version, outcome, error: '' }] },
  });
};

test('without the permission every call is refused, also to a main account', async () => {
  const customer = await portal.signIn('Customer Ltd', {
    roles: ['main'],
    permissions: ['release:override', 'system'],
  });
  const calls = (Object.keys(validCalls) as (keyof typeof validCalls)[]).filter((key: EndpointKey) =>
    key.includes(' /system/release/'),
  );
  expect(calls.length).toBe(12);
  for (const key of calls) {
    for (const { input } of validCalls[key](inventThings('nobody'))) {
      const response = await customer.call(key, input);
      expect([key, response.statusCode, response.json().code]).toEqual([key, 403, 'FORBIDDEN']);
    }
  }
});

describe('staff', () => {
  test('see what came with the checkout, by its name, with nothing reported yet', async () => {
    expect(await booking()).toMatchObject({
      title: { 'zh-CN': '订舱', en: 'Booking' },
      stable: bundledVersion,
      canary: null,
      pins: [],
      figures: [],
    });
    const { versions } = await staff.get('GET /system/release/overview');
    expect(versions.map(({ version, publishedBy }) => [version, publishedBy])).toEqual([
      [third, 'Platform team'],
      [second, 'Platform team'],
      [first, 'Platform team'],
      [bundledVersion, expect.any(String)],
    ]);
  });

  test('make a version stable and go back, each recorded with who and why', async () => {
    const promote = { remote: 'booking', version: '1.1.0', to: 'stable', why: 'first release' } as const;
    await move('promote', promote);
    await move('promote', { ...promote, version: second });
    expect(await booking()).toMatchObject({ stable: second, stableBefore: first });
    const made = await move('rollback', { remote: 'booking', why: 'second is broken' });
    expect(made.moved).toEqual([{ remote: 'booking', as: 'stable', from: second, to: first }]);
    expect(await booking()).toMatchObject({ stable: first });
    expect(await newest()).toMatchObject({
      deployment: made.deployment,
      kind: 'rolledBack',
      by: account,
      why: 'second is broken',
    });
    const row = await portal.database.kysely
      .selectFrom('remote_deployment')
      .where('number', '=', made.deployment)
      .select(['by_member', 'by_key'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ by_member: staff.userId, by_key: null });
  });

  test('try a version out on a share, change the share, and end it', async () => {
    const canary = { remote: 'booking', version: third, to: 'canary', why: 'test' } as const;
    await move('promote', { ...canary, percent: 10 });
    await move('promote', { ...canary, percent: 30 });
    expect(await booking()).toMatchObject({ stable: first, canary: { version: third, percent: 30 } });
    await move('promote', { ...canary, percent: 0, why: 'seen enough' });
    expect(await booking()).toMatchObject({ stable: first, canary: null });
    expect(await newest()).toMatchObject({ kind: 'canaryStopped', by: account, why: 'seen enough' });
  });

  test('find a customer by name or account, and give them a version of their own', async () => {
    const customer = await portal.signIn('远望家居用品', { account: 'Yuanwang-01' });
    const found = [{ id: customer.customerId, name: '远望家居用品' }];
    const search = async (text: string) =>
      await staff.get('GET /system/release/customers', { query: { search: text } });
    expect([await search('望家居'), await search(' ＹＵＡＮｗａｎｇ ')]).toEqual([found, found]);
    expect(await search('%')).toEqual([]);
    expect((await search('')).length).toBeGreaterThan(1);

    const pin = { remote: 'booking', customerId: customer.customerId };
    await staff.get('POST /system/release/pin', { body: { ...pin, version: '1.2.0', why: 'asked for it' } });
    expect((await booking())?.pins).toEqual([
      {
        remote: 'booking',
        version: second,
        customer: found[0],
        by: account,
        at: portal.clock().toISOString(),
        why: 'asked for it',
      },
    ]);
    await staff.get('POST /system/release/pin', { body: { ...pin, version: null, why: 'test' } });
    expect((await booking())?.pins).toEqual([]);
    expect(await newest()).toMatchObject({ kind: 'unpinned', by: account, customer: found[0] });
  });

  test('put a set in force and take it back', async () => {
    await platform.get('POST /release/setSave', {
      body: { name: 'november', versions: { booking: third }, evidence: 'https://ci.example/7' },
    });
    const before = await staff.get('GET /system/release/overview');
    expect(before).toMatchObject({ promotedSet: null, sets: [{ name: 'november', isInForce: false }] });
    await move('setPromote', { name: 'november', why: 'tested' });
    const between = await staff.get('GET /system/release/overview');
    expect(between).toMatchObject({ promotedSet: 'november', sets: [{ isInForce: true }] });
    expect(await newest()).toMatchObject({
      kind: 'setPromoted',
      by: account,
      set: 'november',
      why: 'tested',
    });
    await move('setRollback', { why: 'too early' });
    expect(await staff.get('GET /system/release/overview')).toMatchObject({ promotedSet: null });
    expect(await booking()).toMatchObject({ stable: first });
    expect(await newest()).toMatchObject({ kind: 'setRolledBack', by: account, why: 'too early' });
  });

  test('who move the same remote at once as somebody else get what is in force now', async () => {
    await move('promote', { remote: 'booking', version: second, to: 'stable', why: 'test' });
    await move('promote', { remote: 'booking', version: third, to: 'stable', why: 'test' });
    const { deployment: seen } = await staff.get('GET /system/release/overview');
    const body = { remote: 'booking', seen, why: 'it is broken' };
    const responses = await Promise.all([
      staff.call('POST /system/release/rollback', { body }),
      staff.call('POST /system/release/rollback', { body }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'RELEASE_MOVED' });
    expect(refused.texts['zh-CN']).toContain(`稳定版现在是 ${second}，灰度是 无`);
    expect(await booking()).toMatchObject({ stable: second });
    await move('promote', { remote: 'booking', version: first, to: 'stable', why: 'test' });
  });

  test('say why at every move', async () => {
    const { deployment: seen } = await staff.get('GET /system/release/overview');
    const promote = { remote: 'booking', version: second, to: 'stable' };
    const pin = { remote: 'booking', version: second, customerId: randomUUID() };
    for (const [key, body] of [
      ['POST /system/release/promote', promote],
      ['POST /system/release/rollback', { remote: 'booking' }],
      ['POST /system/release/pin', pin],
      ['POST /system/release/setPromote', { name: 'november' }],
      ['POST /system/release/setRollback', {}],
      ['POST /system/release/setRemove', { name: 'november' }],
    ] as const) {
      for (const why of ['', ' \u3000', 'x'.repeat(501), undefined]) {
        const response = await staff.call(key, { body: { ...body, seen, why } });
        expect([key, response.statusCode, response.json().fields[0].field]).toEqual([key, 400, 'why']);
      }
    }
    expect((await staff.get('GET /system/release/overview')).deployment).toBe(seen);
  });

  test('get the reason why something cannot be done', async () => {
    const refusal = async (key: Parameters<SignedIn['call']>[0], body: object) => {
      const response = await staff.call(key, { body });
      return [response.statusCode, response.json().code];
    };
    const { deployment: seen } = await staff.get('GET /system/release/overview');
    const nobody = { remote: 'booking', customerId: randomUUID(), why: 'test' };
    expect([
      await refusal('POST /system/release/rollback', { remote: 'customs', seen, why: 'test' }),
      await refusal('POST /system/release/setRollback', { seen, why: 'test' }),
      await refusal('POST /system/release/setPromote', { name: 'december', seen, why: 'test' }),
      await refusal('POST /system/release/pin', { ...nobody, version: first }),
      await refusal('POST /system/release/keyRevoke', { id: randomUUID() }),
      // Its moves would stand in the history as those that the server does by itself.
      await refusal('POST /system/release/keySave', { holder: ' Server', remote: 'booking' }),
    ]).toEqual([
      [409, 'ROLLBACK_IMPOSSIBLE'],
      [409, 'ROLLBACK_IMPOSSIBLE'],
      [404, 'SET_UNKNOWN'],
      [404, 'CUSTOMER_UNKNOWN'],
      [404, 'NOT_FOUND'],
      [400, 'REQUEST_INVALID'],
    ]);
  });

  test('make a key whose text is shown once, and revoke it', async () => {
    const { text, key } = await staff.get('POST /system/release/keySave', {
      body: { holder: ' Booking team ', remote: 'booking' },
    });
    expect(key).toMatchObject({
      holder: 'Booking team',
      remote: 'booking',
      madeBy: account,
      revokedAt: null,
    });
    const overview = await staff.call('GET /system/release/overview');
    expect(overview.body).toContain(key.id);
    expect(overview.body).not.toContain(text.split('_').at(-1));
    const listBy = async () =>
      (
        await portal.visitor.call(
          'GET /release/list',
          { query: {} },
          {
            authorization: `Bearer ${text}`,
          },
        )
      ).statusCode;
    expect(await listBy()).toBe(200);
    portal.clock.advance(60);
    const revoked = await staff.get('POST /system/release/keyRevoke', { body: { id: key.id } });
    expect(revoked.revokedAt).toBe(portal.clock().toISOString());
    expect(await listBy()).toBe(401);
    const [event] = await staff.get('GET /system/release/history', { query: {} });
    expect(event).toMatchObject({ kind: 'keyRevoked', by: account, key: 'Booking team' });
  });
});

test('reports of pages show by customer and by day', async () => {
  const [one, other] = [await portal.signIn('One Ltd'), await portal.signIn('Other Ltd')];
  await report(one, first, 'started');
  await report(one, first, 'started');
  await report(other, first, 'started');
  await report(other, first, 'failed');
  await report(portal.visitor, first, 'started');
  expect((await booking())?.figures).toEqual([
    { version: first, customers: 2, failing: 1, started: 4, failed: 1 },
  ]);
  portal.clock.advance(24 * 3600);
  const [again] = [await one.again()];
  staff = await staff.again();
  await report(again, first, 'failed');
  const outcomes = await staff.get('GET /system/release/outcomes', { query: { remote: 'booking' } });
  expect([outcomes.days.length, outcomes.days.at(-1)]).toEqual([14, '2026-11-21']);
  const [version, ...others] = outcomes.versions;
  expect([version?.version, others]).toEqual([first, []]);
  expect([version?.started.slice(-2), version?.failed.slice(-2)]).toEqual([
    [4, 0],
    [1, 1],
  ]);
  expect((await booking())?.figures).toMatchObject([{ customers: 2, failing: 2 }]);

  portal.clock.advance(20 * 24 * 3600);
  staff = await staff.again();
  expect((await booking())?.figures).toEqual([]);
  const later = await staff.get('GET /system/release/outcomes', { query: { remote: 'booking' } });
  expect(later.versions).toEqual([]);
});

describe('what a version fails with', () => {
  const errorsOf = async (version: string) => {
    const { errors } = await staff.get('GET /system/release/outcomes', { query: { remote: 'booking' } });
    return errors.filter((error) => error.version === version);
  };
  const fail = async (who: SignedIn | Portal['visitor'], version: string, error: string, cause?: 'load') => {
    const { deployment } = await staff.get('GET /system/release/overview');
    await who.get('POST /remotes/report', {
      body: { deployment, outcomes: [{ remote: 'booking', version, outcome: 'failed', cause, error }] },
    });
  };

  test('is each error once, with its customers, the newest first, and no more than five', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => portal.signIn()));
    const [one, other] = [people[0], people[1]] as [SignedIn, SignedIn]; // seven there are
    await fail(one, second, 'x is undefined', 'load');
    portal.clock.advance(60);
    await fail(other, second, 'x is undefined', 'load');
    const common = { version: second, text: 'x is undefined', customers: 2 };
    expect(await errorsOf(second)).toEqual([
      { ...common, cause: 'load', lastAt: portal.clock().toISOString() },
    ]);
    for (const [at, person] of people.entries()) {
      portal.clock.advance(60);
      await fail(person, second, `error ${at}`);
    }
    expect((await errorsOf(second)).map(({ text, cause, customers }) => [text, cause, customers])).toEqual(
      [6, 5, 4, 3, 2].map((at) => [`error ${at}`, null, 1]),
    );
  });

  test('is what customers reported, and visitors only where none of them did', async () => {
    await fail(portal.visitor, third, 'of a visitor', 'load');
    expect(await errorsOf(third)).toMatchObject([{ text: 'of a visitor', cause: 'load', customers: 0 }]);
    portal.clock.advance(60);
    await fail(await portal.signIn(), third, '', 'load');
    portal.clock.advance(60);
    await fail(portal.visitor, third, 'of a visitor again');
    expect(await errorsOf(third)).toMatchObject([{ text: '', cause: 'load', customers: 1 }]);
  });

  test('is given for the last 14 days, and of no other remote', async () => {
    const query = { remote: 'site' };
    expect((await staff.get('GET /system/release/outcomes', { query })).errors).toEqual([]);
    portal.clock.advance(14 * 24 * 3600);
    staff = await staff.again();
    expect(await errorsOf(second)).toEqual([]);
  });

  test('is listed for the team of the remote that it asks about, and for no other team', async () => {
    const [team, foreign] = [await openTeam(portal, 'booking'), await openTeam(portal, 'site')];
    await fail(await portal.signIn(), second, 'labels are cut');
    const query = { remote: 'booking' };
    const told = [{ version: second, cause: null, text: 'labels are cut', customers: 1 }];
    expect((await team.get('GET /release/list', { query })).errors).toMatchObject(told);
    expect((await platform.get('GET /release/list', { query })).errors).toMatchObject(told);
    expect((await team.get('GET /release/list', { query: {} })).errors).toEqual([]);
    const refused = await foreign.call('GET /release/list', { query });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'RELEASE_KEY_FOREIGN']);
    expect(refused.body).not.toContain('labels are cut');
    expect((await foreign.call('GET /release/list', { query: {} })).body).not.toContain('labels are cut');
  });
});
