import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { isPasswordRight } from '../../sessions/login/passwords.ts';

const list = 'GET /user/getSubAccount';
const invite = 'POST /user/inviteSubAccount';
const withdraw = 'POST /user/withdrawInvitation';
const look = 'POST /login/invitation';
const accept = 'POST /login/acceptInvitation';
const daySeconds = 24 * 3600;

let portal: Portal;
let boss: SignedIn;
let companies = 0;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  companies += 1;
  boss = await portal.signIn(`Harbour ${companies} Co`, { role: 'manager' });
});
afterAll(async () => await portal.close());

const lin = (changes: object = {}) => ({
  name: '林小雨',
  channel: 'mail' as const,
  recipient: `B.Lin@sample${companies}.test`,
  roleId: 'operator',
  ...changes,
});
const wanted = (secret: string, changes: object = {}) => ({
  body: {
    secret,
    account: `lin-${companies}`,
    password: 'harbour-2026',
    confirmation: 'harbour-2026',
    ...changes,
  },
});

/** The newest message to a recipient, and the secret in its link. */
async function lastMessage(recipient: string) {
  const row = await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .select(['channel', 'subject', 'body'])
    .executeTakeFirstOrThrow();
  return { ...row, secret: /\/join#([\w-]{43})/.exec(row.body ?? '')?.[1] ?? '' };
}
const inviteLin = async (changes: object = {}) => {
  const body = lin(changes);
  const company = await boss.get(invite, { body });
  portal.clock.advance(1);
  return { company, ...(await lastMessage(body.recipient)) };
};
const refusal = async (key: typeof look | typeof accept, input: object) => {
  const answer = await portal.visitor.call(key, input as never); // one of both inputs
  const { code, fields = [] } = answer.json();
  return [answer.statusCode, code, ...fields.map(({ field }: { field: string }) => field)];
};

describe('somebody who is invited', () => {
  test('by mail reads who asks, chooses login and password, and works with the role', async () => {
    const { company, subject, body, secret } = await inviteLin();
    expect(company.invitations).toMatchObject([
      { name: '林小雨', channel: 'mail', recipient: lin().recipient, roleId: 'operator', isExpired: false },
    ]);
    expect([subject, body]).toEqual([
      expect.stringContaining(`Harbour ${companies} Co`),
      expect.stringContaining('林小雨'),
    ]);
    const read = await portal.visitor.call(look, { body: { secret } });
    expect(read.json().data).toMatchObject({
      company: `Harbour ${companies} Co`,
      name: '林小雨',
      role: { 'zh-CN': '操作', en: 'Operator' },
    });
    // Reading the link did nothing: mail programs open it as well.
    expect((await boss.get(list)).members).toHaveLength(1);
    const accepted = await portal.visitor.call(accept, wanted(secret));
    expect(accepted.json().data).toEqual({ account: `lin-${companies}` });
    const { members, invitations } = await boss.get(list);
    expect(invitations).toEqual([]);
    expect(members.at(-1)).toMatchObject({ account: `lin-${companies}`, name: '林小雨', roleId: 'operator' });
    const stored = await portal.database.kysely
      .selectFrom('member')
      .where('account', '=', `lin-${companies}`)
      .select(['password_hash', 'email', 'phone', 'phone_verified_at', 'roles', 'customer_id'])
      .executeTakeFirstOrThrow();
    expect(await isPasswordRight('harbour-2026', stored.password_hash)).toBe(true);
    expect(stored).toMatchObject({
      email: lin().recipient,
      phone: '',
      roles: ['sub'],
      customer_id: boss.customerId,
    });
  });

  test('by SMS has the number in the new account, not yet proved', async () => {
    const recipient = `1370000${String(companies).padStart(4, '0')}`;
    const { channel, secret } = await inviteLin({ channel: 'sms', recipient });
    expect(channel).toBe('sms');
    await portal.visitor.call(accept, wanted(secret));
    expect((await boss.get(list)).members.at(-1)).toMatchObject({ phone: recipient });
    const stored = portal.database.kysely.selectFrom('member').where('phone', '=', recipient);
    const { phone_verified_at: provedAt } = await stored
      .select('phone_verified_at')
      .executeTakeFirstOrThrow();
    expect(provedAt).toBeNull();
  });

  test('is told at the field what is wrong, and can try again with the same link', async () => {
    const { secret } = await inviteLin();
    const taken = (await boss.get(list)).members[0]?.account;
    expect(await refusal(accept, wanted(secret, { account: taken }))).toEqual([
      400,
      'REQUEST_INVALID',
      'account',
    ]);
    const weak = wanted(secret, { account: 'a', password: 'short' });
    const atFields = ['account', 'password', 'confirmation'];
    expect(await refusal(accept, weak)).toEqual([400, 'REQUEST_INVALID', ...atFields]);
    const common = { password: 'password1', confirmation: 'password1' };
    expect(await refusal(accept, wanted(secret, common))).toEqual([400, 'REQUEST_INVALID', 'password']);
    expect((await portal.visitor.call(accept, wanted(secret))).statusCode).toBe(200);
  });

  test('and who sends twice at once has one account', async () => {
    const { secret } = await inviteLin();
    const second = wanted(secret, { account: `lin-${companies}-b` });
    const answers = await Promise.all([
      portal.visitor.call(accept, wanted(secret)),
      portal.visitor.call(accept, second),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await boss.get(list)).members).toHaveLength(2);
    expect(await refusal(look, { body: { secret } })).toEqual([400, 'INVITATION_OVER']);
  });
});

describe('an invitation', () => {
  test('that expired says so everywhere and stands in nobody’s way', async () => {
    const first = await inviteLin();
    portal.clock.advance(8 * daySeconds);
    boss = await boss.again();
    expect((await boss.get(list)).invitations).toMatchObject([{ isExpired: true }]);
    expect(await refusal(look, { body: { secret: first.secret } })).toEqual([400, 'INVITATION_EXPIRED']);
    expect(await refusal(accept, wanted(first.secret))).toEqual([400, 'INVITATION_EXPIRED']);
    const { company, secret } = await inviteLin({
      recipient: lin().recipient.toLowerCase(),
      roleId: 'finance',
    });
    expect(company.invitations).toMatchObject([{ isExpired: false, roleId: 'finance' }]);
    expect(company.invitations).toHaveLength(1);
    expect(await refusal(look, { body: { secret: first.secret } })).toEqual([400, 'INVITATION_OVER']);
    expect((await portal.visitor.call(look, { body: { secret } })).statusCode).toBe(200);
  });

  test('that is withdrawn has a dead link, and is withdrawn once', async () => {
    const { company, secret } = await inviteLin();
    const [invitation] = company.invitations;
    const body = { id: invitation?.id ?? '' };
    expect((await boss.get(withdraw, { body })).invitations).toEqual([]);
    expect((await boss.call(withdraw, { body })).json().code).toBe('NOT_FOUND');
    expect(await refusal(accept, wanted(secret))).toEqual([400, 'INVITATION_OVER']);
  });

  test('leaves for one recipient once a minute and three times in ten, whoever invites', async () => {
    const body = lin({ channel: 'sms', recipient: `1360001${String(companies).padStart(4, '0')}` });
    expect((await boss.call(invite, { body })).statusCode).toBe(200);
    const again = await boss.again();
    const refused = await again.call(invite, { body });
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['RATE_LIMITED', '60']);
    const others = await portal.signIn(`Pier ${companies} Co`, { role: 'manager' });
    for (const by of [others, boss]) {
      portal.clock.advance(60);
      expect((await by.call(invite, { body })).statusCode).toBe(200);
    }
    portal.clock.advance(60);
    const spelled = { ...body, recipient: `+86 ${body.recipient}` };
    expect((await others.call(invite, { body: spelled })).json().code).toBe('RATE_LIMITED');
    const sent = portal.database.kysely
      .selectFrom('outgoing_message')
      .where('recipient', '=', body.recipient);
    expect(await sent.select('id').execute()).toHaveLength(3);
  });

  test('by SMS counts to the budget of the day, by mail to none', async () => {
    const small = await openTradingPortal({
      config: { outbox: { ...portal.config.outbox, smsDayBudget: 2 } },
    });
    try {
      const manager = await small.signIn('Harbour', { role: 'manager' });
      const ask = async (changes: object) => (await manager.call(invite, { body: lin(changes) })).json().code;
      const numbers = ['13700010001', '13700020001', '13700030001'];
      const codes = [];
      for (const recipient of numbers) codes.push(await ask({ channel: 'sms', recipient }));
      expect(codes).toEqual([200, 200, 'SMS_BUDGET_USED']);
      expect(await ask({})).toBe(200);
    } finally {
      await small.close();
    }
  });

  test('is of its company alone, and of managers', async () => {
    const { company } = await inviteLin();
    const body = { id: company.invitations[0]?.id ?? '' };
    const stranger = await portal.signIn('Another Co', { role: 'manager' });
    expect((await stranger.call(withdraw, { body })).json().code).toBe('NOT_FOUND');
    const clerk = await portal.signIn('Clerk', {
      customerId: boss.customerId,
      roles: ['sub'],
      role: 'finance',
    });
    expect((await clerk.call(invite, { body: lin() })).json().code).toBe('FORBIDDEN');
  });

  test('holds a role of the company’s own, which is not deleted while the link is good', async () => {
    const role = { title: '跟单', permissions: ['bookings:view'] };
    const { roles } = await boss.get('POST /user/memberRoleSave', { body: role });
    const id = roles.at(-1)?.id ?? '';
    const { secret } = await inviteLin({ roleId: id });
    const read = await portal.visitor.call(look, { body: { secret } });
    expect(read.json().data.role).toEqual({ 'zh-CN': '跟单', en: '跟单' });
    expect((await boss.call('POST /user/memberRoleDelete', { body: { id } })).json().code).toBe(
      'ROLE_IN_USE',
    );
    portal.clock.advance(8 * daySeconds);
    boss = await boss.again();
    const left = await boss.get('POST /user/memberRoleDelete', { body: { id } });
    expect(left.invitations).toEqual([]);
  });

  test('is refused field by field', async () => {
    const fieldsOf = async (changes: object) => {
      const answer = await boss.call(invite, { body: lin(changes) });
      return (answer.json().fields ?? []).map(({ field }: { field: string }) => field);
    };
    expect(await fieldsOf({ name: '林', recipient: 'nobody', roleId: '' })).toEqual([
      'name',
      'recipient',
      'roleId',
    ]);
    expect(await fieldsOf({ channel: 'sms', recipient: '12345' })).toEqual(['recipient']);
    expect(await fieldsOf({ roleId: 'somebody' })).toEqual(['roleId']);
  });

  test('has a seat until it expires; of two hundred seats there is none more', async () => {
    const { kysely } = portal.database;
    await inviteLin();
    const { password_hash: passwordHash } = await kysely
      .selectFrom('member')
      .where('id', '=', boss.userId)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 198 }, (_, at) => ({
      id: crypto.randomUUID(),
      customer_id: boss.customerId,
      name: `Clerk ${at}`,
      account: `full-${companies}-${at}`,
      account_key: `full-${companies}-${at}`,
      password_hash: passwordHash,
      roles: ['sub'],
      permissions: [],
      ready_role: 'operator' as const,
      created_at: portal.clock(),
    }));
    await kysely.insertInto('member').values(others).execute();
    const other = lin({ recipient: 'other@sample.test' });
    const answer = await boss.call(invite, { body: other });
    expect(answer.json().fields).toMatchObject([{ field: 'recipient' }]);
    // The same person once more is the same seat.
    portal.clock.advance(60);
    expect((await boss.call(invite, { body: lin() })).statusCode).toBe(200);
    portal.clock.advance(8 * daySeconds);
    boss = await boss.again();
    expect((await boss.call(invite, { body: other })).statusCode).toBe(200);
  });
});

test('the log says who was invited and who joined, with the address masked', async () => {
  const { secret } = await inviteLin();
  await portal.visitor.call(accept, wanted(secret));
  const { rows } = await boss.get('GET /user/getOpLogList');
  const told = rows.map(({ kind, by, subject }) => ({ kind, by, subject: subject.en }));
  expect(told).toEqual([
    { kind: 'memberJoined', by: '林小雨', subject: expect.any(String) },
    { kind: 'memberInvited', by: expect.any(String), subject: `林小雨 · B***@sample${companies}.test` },
  ]);
});
