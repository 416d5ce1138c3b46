import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SettingSection, type SystemSettings, settingProblems } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { knownPassword } from '../../../test/known-password.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { cookieOf } from '../../../test/sent-codes.ts';

let portal: Portal;
let staff: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  portal = await openPortal({ config: { captchaCode: 'ship' } });
  const reach = { phone: '13800001101', email: 'clerk@berth.example' };
  staff = await portal.signIn('Clerk', { role: null, permissions: ['system:settings'], ...reach });
  person = await portal.signIn('Customer', {
    account: 'lin',
    phone: '13900004321',
  });
});
afterAll(async () => await portal.close());

const settings = async () => await staff.get('GET /system/settings/get');
const save = async <Section extends SettingSection>(section: Section, value: SystemSettings[Section]) => {
  const { version } = (await settings())[section];
  const body = { section, value, version, idempotencyKey: randomUUID() };
  // One of the pairs that the call takes.
  return await staff.call('POST /system/settings/save', { body: body as never });
};
const base = async () => (await portal.visitor.get('GET /index/index')).base;
const announcement = {
  textZh: '今晚维护',
  textEn: 'Maintenance tonight',
  from: '2026-11-20',
  until: '2026-11-21',
  isOnLogin: false,
};

test('nobody has saved anything: the settings are as the server was released and started', async () => {
  expect(await settings()).toMatchObject({
    website: { version: 0, changed: null },
    watermark: { value: { isShown: false } },
    usualHours: { hours: 8, rememberHours: 24 },
    ways: { sms: 'file', mail: 'file' },
    own: { sms: '13800001101', mail: 'clerk@berth.example' },
  });
  expect((await person.call('GET /system/settings/get')).statusCode).toBe(403);
  expect(await person.get('GET /user/getWorkspace')).toEqual({ announcement: null, watermark: [] });
});

test('the names of the company are changed for everybody at once, and by whom is said', async () => {
  const { value } = (await settings()).website;
  const changed = { ...value, appNameZh: '远航', appNameEn: 'Voyage', dashboardUrl: '/system/releases' };
  expect((await save('website', changed)).json().data).toEqual({ version: 1 });
  expect(await base()).toMatchObject({
    'zh-CN': { appName: '远航', dashboardUrl: '/system/releases' },
    en: { appName: 'Voyage' },
  });
  expect((await settings()).website).toMatchObject({
    version: 1,
    changed: { by: expect.any(String), at: '2026-11-20 10:00:00' },
  });
});

test.each(['/login', '/register', '/business/lcI', '/index'])(
  '%s is no page of the workspace, and nobody is led there',
  async (dashboardUrl) => {
    const { value } = (await settings()).website;
    const { fields } = (await save('website', { ...value, dashboardUrl })).json();
    expect(fields).toMatchObject([{ field: 'value.dashboardUrl', texts: { en: 'There is no such page' } }]);
  },
);

test('two who change the same section do not overwrite each other, and a repeated save is one', async () => {
  const body = {
    section: 'watermark' as const,
    value: { isShown: false },
    version: 0,
    idempotencyKey: randomUUID(),
  };
  const first = await staff.call('POST /system/settings/save', { body });
  const again = await staff.call('POST /system/settings/save', { body });
  expect([first.json().data, again.json().data]).toEqual([{ version: 1 }, { version: 1 }]);
  const late = await staff.call('POST /system/settings/save', {
    body: { ...body, idempotencyKey: randomUUID() },
  });
  expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
});

test('a colour that white cannot be read on is refused at its field, and a readable one is taken until it is reset', async () => {
  const refused = await save('theme', { primaryColor: '#7FB4FF' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toMatchObject([
    { field: 'value.primaryColor', message: expect.stringContaining(':1') },
  ]);
  await save('theme', { primaryColor: '#0B6E4F' });
  expect((await base())['zh-CN'].primaryColor).toBe('#0B6E4F');
  await save('theme', { primaryColor: '' });
  expect((await base())['zh-CN'].primaryColor).toBeNull();
});

test('the watermark says who looks: the name, the end of the phone, the day', async () => {
  await save('watermark', { isShown: true });
  expect((await person.get('GET /user/getWorkspace')).watermark).toEqual([
    expect.stringContaining('Customer'),
    '4321',
    '2026-11-20',
  ]);
});

test('an announcement stands in the workspace on its days, and for visitors only where that was ticked', async () => {
  await save('announcement', announcement);
  const { announcement: shown } = await person.get('GET /user/getWorkspace');
  expect(shown?.text).toEqual({ 'zh-CN': '今晚维护', en: 'Maintenance tonight' });
  expect((await portal.visitor.get('GET /index/index')).announcement).toBeNull();
  await save('announcement', { ...announcement, isOnLogin: true });
  const { announcement: atDoor } = await portal.visitor.get('GET /index/index');
  expect(atDoor?.text.en).toBe('Maintenance tonight');
  expect(atDoor?.id).not.toBe(shown?.id);
  await save('announcement', { ...announcement, from: '2026-11-21' });
  expect((await person.get('GET /user/getWorkspace')).announcement).toBeNull();
});

test('sessions that begin from then on live as long as staff have set', async () => {
  const signIn = async (remember: boolean) => {
    const asked = await portal.visitor.call('GET /login/getCaptcha', {});
    const { captchaId } = asked.json().data;
    const browser = { cookie: cookieOf(asked, 'BERTH-BROWSER') };
    const body = {
      username: 'lin',
      password: knownPassword,
      captchaId,
      captcha: 'ship',
      remember,
    };
    const answer = await portal.visitor.call('POST /login/token', { body }, browser);
    return answer.statusCode === 200 ? answer.json().data.expire : answer.body;
  };
  await save('session', { hours: 2, rememberHours: 72 });
  expect([await signIn(false), await signIn(true)]).toEqual([2 * 3600, 72 * 3600]);
  await save('session', { hours: null, rememberHours: null });
  expect(await signIn(false)).toBe(8 * 3600);
});

describe('what is wrong with a section', () => {
  test.each([
    ['session', { hours: 25, rememberHours: null }, ['hours outsideRange']],
    ['session', { hours: 1.5, rememberHours: 721 }, ['hours outsideRange', 'rememberHours outsideRange']],
    ['session', { hours: 12, rememberHours: 6 }, ['rememberHours rememberedShorter']],
    ['announcement', { ...announcement, textEn: '' }, ['textEn required']],
    ['announcement', { ...announcement, until: '2026-11-19' }, ['until endsBeforeStart']],
    ['announcement', { ...announcement, from: '2026-02-30' }, ['from invalidDate']],
    ['theme', { primaryColor: 'red' }, ['primaryColor invalidColor']],
  ] as const)('%s %j', (section, value, problems) => {
    const found = settingProblems<SettingSection>(section, value);
    expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(problems);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a/../b?c', ''])(
    'a page of another site is no first page: %j',
    async (dashboardUrl) => {
      const { value } = (await settings()).website;
      const found = settingProblems('website', { ...value, dashboardUrl });
      expect(found).toEqual([{ path: 'dashboardUrl', rule: 'invalidPath' }]);
    },
  );
});

describe('a test message', () => {
  const sendTest = async (body: { channel: 'sms' | 'mail'; recipient: string }) =>
    await (await staff.again()).call('POST /system/settings/testMessage', { body });

  test('goes to the phone of whoever asks, is written into a folder here, and stands among what left', async () => {
    const answer = await sendTest({ channel: 'sms', recipient: '' });
    expect(answer.json().data).toEqual({ outcome: 'written', recipient: '13800001101', reason: null });
    const files = await readdir(join(portal.config.dataDir, 'outbox'));
    expect(files.filter((name) => name.includes('-sms-'))).toHaveLength(1);
    const sent = await portal.database.kysely.selectFrom('outgoing_message').selectAll().execute();
    expect(sent).toMatchObject([{ kind: 'test', state: 'sent', recipient: '138****1101', body: null }]);
  });

  test('to what is no address is refused at its field', async () => {
    const refused = await sendTest({ channel: 'mail', recipient: 'nobody' });
    expect(refused.json().fields).toMatchObject([{ field: 'recipient' }]);
  });

  test('that a server does not take says why, in a code and without a secret', async () => {
    const closed = await openPortal({
      config: {
        outbox: {
          sms: { url: 'http://127.0.0.1:9/send', secret: 'a secret of sixteen' },
          mail: null,
          smsDayBudget: 10,
        },
      },
    });
    const clerk = await closed.signIn('Clerk', { role: null, permissions: ['system:settings'] });
    const body = { channel: 'sms' as const, recipient: '13800001101' };
    const failed = await clerk.call('POST /system/settings/testMessage', { body });
    expect(failed.json().data).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^[A-Z_]+$/),
    });
    expect(failed.body).not.toContain('secret of');
    const none = await clerk.call('POST /system/settings/testMessage', {
      body: { channel: 'mail', recipient: 'a@b.cn' },
    });
    expect([none.statusCode, none.json().code]).toEqual([409, 'MESSAGE_WAY_CLOSED']);
    await closed.close();
  });
});

test('health says how the server is, which settings are set, and no value of them', async () => {
  const health = await staff.get('GET /system/settings/health');
  expect(health).toMatchObject({
    problem: null,
    server: { version: '0.0.0-test', node: process.versions.node },
    files: 'folder',
    jobs: { waiting: 0, running: 0, behind: 0, failed: 0 },
    shell: null,
    remotes: [],
  });
  expect(health.disk?.freeBytes).toBeGreaterThan(0);
  expect(health.environment).toContainEqual({ name: 'IDENTITY_KEY', isSet: true });
  expect(health.environment).toContainEqual({ name: 'SMS_GATEWAY_SECRET', isSet: false });
  expect(JSON.stringify(health)).not.toContain('a key of tests');
});
