import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runCommand } from './commands.ts';
import { ReleaseFailure } from './release-failure.ts';

type Asked = { method?: string; url?: string; key?: string; body: string };
let asked: Asked[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const running = {
  remote: 'booking',
  stable: '1.3.0+aaaaaaaaaaaa',
  stableBefore: '1.2.0+bbbbbbbbbbbb',
  canary: null,
};
/** What a move looks at before it moves anything. */
let list: object = {};
let busyTimes = 0;
let isListRefused = false;
let history: object[] | null = null;
const busy = { status: 503, body: { code: 'UPLOADS_BUSY', message: 'busy', requestId: 'r' } };
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  asked.push({ method, url, key: headers.authorization, body: await textOf(request) });
  busyTimes -= 1;
  const isLook = url?.startsWith('/api/release/list') && !isListRefused;
  const isHistory = url?.startsWith('/api/release/history') && history !== null;
  const told = { code: 200, message: '', data: isLook ? list : history };
  const found = isLook || isHistory ? { status: 200, body: told } : answer;
  const { status, body } = busyTimes >= 0 ? busy : found;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

beforeEach(async () => {
  asked = [];
  busyTimes = 0;
  isListRefused = false;
  history = null;
  list = { deployment: 6, quotaBytes: 1e9, remotes: [running], versions: [], sets: [] };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

async function release(args: string[], env: Record<string, string> = {}) {
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, { BERTH_URL: `http://127.0.0.1:${port}`, BERTH_RELEASE_KEY: 'brk_one' }, env);
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await runCommand(args);
    return { code: 0, said: log.mock.calls.flat().join('\n') };
  } catch (error) {
    if (!(error instanceof ReleaseFailure)) throw error;
    return { code: error.exitCode, said: error.message };
  } finally {
    log.mockRestore();
  }
}

const made = {
  code: 200,
  message: 'ok',
  data: {
    deployment: 7,
    moved: [{ remote: 'booking', as: 'canary', from: null, to: '1.4.0+0123456789ab', percent: 10 }],
  },
};

test('a server that is busy with uploads is asked again', async () => {
  answer = { status: 200, body: made };
  busyTimes = 2;
  expect(await release(['rollback', 'booking', '--why', 'x'])).toMatchObject({ code: 0 });
  expect(asked).toHaveLength(4);
});

test('a promotion is one call with the key of the team and what was looked at, and says what moved', async () => {
  answer = { status: 200, body: made };
  const args = ['promote', 'booking@1.4.0', '--to', 'canary', '--percent', '10', '--why', 'a tenth first'];
  const { code, said } = await release(args);
  expect(said).toContain('Deployment 7 is in force');
  expect(said).toContain('booking canary 10 %: nothing → 1.4.0+0123456789ab');
  expect(code).toBe(0);
  expect(said).toContain('booking has 1.3.0+aaaaaaaaaaaa as stable, and no canary.');
  expect(asked).toEqual([
    { method: 'GET', url: '/api/release/list?remote=booking', key: 'Bearer brk_one', body: '' },
    {
      method: 'POST',
      url: '/api/release/promote',
      key: 'Bearer brk_one',
      body: JSON.stringify({
        remote: 'booking',
        version: '1.4.0',
        to: 'canary',
        percent: 10,
        seen: 6,
        why: 'a tenth first',
      }),
    },
  ]);
});

test.each([
  [['promote', 'booking'], 'Which version of booking?'],
  [['promote', 'booking@1.4.0', '--to', 'canary'], '--percent 0…100'],
  [['promote', 'booking@1.4.0', '--to', 'stable', '--percent', '5'], '--to stable'],
  [['promote', 'booking@1.4.0', '--to', 'canary', '--percent', '101'], '--percent 0…100'],
  [['pin', 'booking@1.4.0'], '--customer ID'],
  [['pin', 'booking@1.4.0', '--customer', 'yuanwang'], '“yuanwang” is no id of a customer'],
  [['set', 'drop', 'june'], 'save, promote, rollback and remove'],
  [['set', 'save', 'june', 'booking@1.4.0', 'booking@1.3.0'], 'booking is named twice'],
  [['build', 'booking@1.4.0'], 'build takes no version'],
  [['reproduce', 'booking@1.4.0'], 'reproduce takes no version'],
  [['diff', 'booking@1.0.0', 'site@1.0.0'], 'one remote'],
  [['publish', 'nothing'], 'There is no remote-nothing'],
  [['list', '--all'], '--all'],
  [['promote', 'booking@1.4.0', '--set', 'june'], 'one word too many'],
  [['set', 'promote', 'june', 'site@1.0.0'], 'one word too many'],
  [['set', 'rollback', 'june'], 'one word too many'],
  [['set', 'save', 'june', 'site@1.0.0', '--file', 'june.json'], 'not both'],
  [['fly'], 'no command “fly”'],
  [['fly', '--help'], 'no command “fly”'],
  ...['latest', '1.4', 'v1.4.0', '1.4.0+short', `1.4.0-${'x'.repeat(120)}`].map(
    (version): [string[], string] => [
      ['promote', `booking@${version}`, '--to', 'stable', '--why', 'x'],
      `“${version}” is no version, such as booking@1.4.0`,
    ],
  ),
  [['publish', 'booking@latest'], '“latest” is no version'],
  [['rollback', 'booking@latest', '--why', 'x'], '“latest” is no version'],
  [['remove', 'booking@latest', '--why', 'x'], '“latest” is no version'],
  [['set', 'save', 'june', 'booking@latest'], '“latest” is no version'],
  [['diff', 'booking@1.0.0', 'booking@latest'], '“latest” is no version'],
])('%j is not understood, and nobody is asked', async (args, words) => {
  const { code, said } = await release(args);
  expect(said).toContain(words);
  expect(code).toBe(2);
  expect(asked).toEqual([]);
});

test.each([
  [['promote', '--help'], 'promote REMOTE@VERSION --to stable '],
  [['promote', 'booking@1.4.0', '-h'], '--percent 10 '],
  [['set', '-h'], 'set remove NAME '],
  [['set', 'save', '--help'], '[--evidence TEXT]'],
  [['list', '--allow-http', '--help'], 'list [REMOTE] '],
])('%j is answered with the usage of that command alone, and nobody is asked', async (args, words) => {
  const { code, said } = await release(args);
  expect([code, said]).toEqual([0, expect.stringContaining(words)]);
  const [command] = args;
  for (const line of said.match(/^ {2}\w+/gm) ?? []) expect(line.trim()).toBe(command);
  expect(said).not.toContain('BERTH_URL');
  expect(asked).toEqual([]);
});

test('each command has a usage of its own, and all together have one', async () => {
  const { said: usage } = await release(['help']);
  for (const args of [[], ['-h'], ['--help']]) expect(await release(args)).toEqual({ code: 0, said: usage });
  const names = new Set(usage.match(/^ {2}[a-z]+/gm)?.map((line) => line.trim()));
  expect(names.size).toBe(11);
  for (const name of names) expect((await release([name, '--help'])).said).toContain(`  ${name} `);
});

test('a canary that gets another share says from which to which', async () => {
  const canary = { version: '1.4.0+0123456789ab', percent: 1 };
  list = { ...list, remotes: [{ ...running, canary }] };
  const { version } = canary;
  const to = async (percent: number, from: string | null) => {
    const moved = [{ remote: 'booking', as: 'canary', from, to: percent === 0 ? null : version, percent }];
    answer = { status: 200, body: { ...made, data: { deployment: 7, moved } } };
    const args = ['promote', 'booking@1.4.0', '--to', 'canary', '--percent', String(percent), '--why', 'x'];
    return (await release(args)).said;
  };
  expect(await to(50, version)).toContain(`booking canary 1 % → 50 %: ${version}`);
  expect(await to(50, '1.3.5+cccccccccccc')).toContain(
    `booking canary 50 %: 1.3.5+cccccccccccc → ${version}`,
  );
  expect(await to(0, version)).toContain(`booking canary: ${version} → nothing`);
});

const moves = [
  ['promote', 'booking@1.4.0', '--to', 'stable'],
  ['rollback', 'booking'],
  ['pin', 'booking@1.4.0', '--customer', '5032c588-02f0-4d61-8136-19eda59e88a5'],
  ['remove', 'booking@1.4.0'],
  ['set', 'promote', 'june'],
  ['set', 'rollback'],
];
test.each(moves)('%s %s … without a reason moves nothing', async (...args) => {
  for (const why of [[], ['--why', ' \u3000 '], ['--why', 'x'.repeat(501)]]) {
    const { code, said } = await release([...args.filter(Boolean), ...why]);
    expect([code, said]).toEqual([2, expect.stringContaining('--why')]);
  }
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a rollback goes back from the version that is named, and from no other', async () => {
  answer = { status: 200, body: made };
  const back = (name: string) => release(['rollback', name, '--why', 'labels are cut']);
  const refused = await back('booking@1.4.0');
  expect(refused.code).toBe(4);
  expect(refused.said).toContain('booking has 1.3.0+aaaaaaaaaaaa as stable (deployment 6), not 1.4.0');
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  for (const name of ['booking', 'booking@1.3.0', 'booking@1.3.0+aaaaaaaaaaaa']) {
    const { code, said } = await back(name);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('from 1.3.0+aaaaaaaaaaaa to 1.2.0+bbbbbbbbbbbb'),
    ]);
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
      remote: 'booking',
      seen: 6,
      why: 'labels are cut',
    });
  }
});

test('that a rollback of a first version takes the remote away is said before', async () => {
  list = { ...list, remotes: [{ ...running, stableBefore: null, rollbackRemoves: true }] };
  answer = { status: 200, body: made };
  const { said } = await release(['rollback', 'booking', '--why', 'x']);
  expect(said).toContain(`Nothing was stable before ${running.stable}: with it booking leaves the portal.`);
});

describe('a rollback to a version that failed', () => {
  const trouble = { version: running.stableBefore, customers: 8, failing: 7, lastGood: '1.1.0+cccccccccccc' };
  const back = () => release(['rollback', 'booking', '--why', 'labels are cut']);

  test('says so and what did not, once, before it is made, and leads there all the same', async () => {
    list = { ...list, remotes: [{ ...running, rollbackTrouble: trouble }] };
    answer = { status: 200, body: { ...made, data: { ...made.data, trouble } } };
    const { code, said } = await back();
    expect(code).toBe(0);
    const warnings = said.match(/1\.2\.0\+bbbbbbbbbbbb failed for 7 of the 8 customers who had it/g);
    expect(warnings).toHaveLength(1);
    expect(said).toContain('npm run release -- promote booking@1.1.0+cccccccccccc --to stable');
    expect(said.indexOf('failed for')).toBeLessThan(said.indexOf('is in force'));
  });

  test('says afterwards what pages reported in between, and where nothing is better', async () => {
    answer = {
      status: 200,
      body: { ...made, data: { ...made.data, trouble: { ...trouble, lastGood: null } } },
    };
    const { said } = await back();
    expect(said.indexOf('failed for 7')).toBeGreaterThan(said.indexOf('is in force'));
    expect(said).toContain('No version that was stable before it does better');
  });
});

test('a move of sets is foretold, and what speaks against where it leads', async () => {
  const [from, to] = [running.stable, running.stableBefore];
  const failing = { remote: 'booking', version: to, customers: 8, failing: 7, isCanaryStopped: false };
  const setRollback = { set: 'june', moved: [{ remote: 'booking', as: 'stable', from, to }] };
  list = { ...list, versions: [failing], sets: [{ name: 'may', versions: { booking: to } }], setRollback };
  answer = { status: 200, body: made };
  for (const args of [
    ['set', 'rollback', '--why', 'x'],
    ['set', 'promote', 'may', '--why', 'x'],
  ]) {
    const { code, said } = await release(args);
    expect(code).toBe(0);
    expect(said).toContain(`booking goes from ${from} to ${to}.`);
    expect(said).toContain(`Mind that booking@${to} failed: 7 of 8 customers.`);
    expect(said.indexOf('Mind that')).toBeLessThan(said.indexOf('is in force'));
  }
});

test('a key is not sent in the clear over a network, unless it is said to be right', async () => {
  for (const url of ['http://portal.example.com', 'http://10.0.0.7:3000', 'http://127.0.0.1.example.com']) {
    const { code, said } = await release(['list'], { BERTH_URL: url });
    expect([code, said]).toEqual([2, expect.stringContaining('plain http')]);
  }
  expect(asked).toEqual([]);
  // Nothing listens there: it was tried.
  const tried = await release(['list', '--allow-http'], { BERTH_URL: 'http://0.0.0.0:1' });
  expect(tried).toMatchObject({ code: 5, said: expect.stringContaining('does not answer') });
});

test('a history of what the portal does not know is none', async () => {
  answer = { status: 200, body: { code: 200, message: '', data: [] } };
  const { code, said } = await release(['history', 'nothing']);
  expect([code, said]).toEqual([4, expect.stringContaining('knows no remote “nothing”')]);
});

test('the history says in which zone its times are', async () => {
  const event = {
    deployment: 7,
    kind: 'rolledBack',
    at: '2026-11-20T02:03:00.000Z',
    by: 'li',
    why: 'cut',
    moved: [],
    remote: null,
    version: null,
    set: null,
    customer: null,
    key: null,
    figures: null,
  };
  answer = { status: 200, body: { code: 200, message: '', data: [event] } };
  const { said } = await release(['history', 'booking']);
  const [shown = ''] = /\d{4}-\d\d-\d\d \d\d:\d\d [+-]\d\d:\d\d/.exec(said) ?? [];
  expect(new Date(shown).toISOString()).toBe(event.at);
});

test('without a key nothing is asked', async () => {
  const { code, said } = await release(['list'], { BERTH_RELEASE_KEY: '' });
  expect(said).toContain('BERTH_RELEASE_KEY is not set');
  expect(code).toBe(2);
  expect(asked).toEqual([]);
});

test('a key that cannot be one is not repeated, and an address that is none is named', async () => {
  const broken = await release(['list'], { BERTH_RELEASE_KEY: 'brk_secret\nline' });
  expect(broken).toEqual({ code: 2, said: expect.stringContaining('is no release key') });
  expect(broken.said).not.toContain('secret');
  const nowhere = await release(['list'], { BERTH_URL: 'portal.example' });
  expect(nowhere).toEqual({ code: 2, said: expect.stringContaining('“portal.example”') });
  for (const place of ['/system/releases', '/api', '/?remotes=', '//x']) {
    const page = await release(['list'], { BERTH_URL: `http://localhost:3000${place}` });
    const said = expect.stringContaining('without a path: http://localhost:3000,');
    expect([place, page]).toEqual([place, { code: 2, said }]);
  }
  expect(asked).toEqual([]);
});

test('how a version failed is in the list, and said before it is promoted, unless that ends its canary', async () => {
  const version = { ...running, version: '1.4.0+0123456789ab', uses: [], removedAt: null, publishedBy: 'li' };
  const facts = { customers: 40, failing: 3, isCanaryStopped: true };
  const at = { publishedAt: '2026-11-20T02:03:00.000Z', files: 9, brotliBytes: 1 };
  const old = { ...version, ...at, version: '1.3.0+aaaaaaaaaaaa' };
  list = {
    ...list,
    remotes: [{ ...running, pins: [], storedBytes: 5 }],
    versions: [{ ...version, ...at, ...facts }, old],
  };
  answer = { status: 200, body: made };
  const { said } = await release(['list', 'booking']);
  expect(said).toMatch(/booking@1\.4\.0\S+ .+ 3 of 40 customers, canary stopped$/m);
  expect(said).toMatch(/booking@1\.3\.0\S+ .+ 0\.0 kB$/m);
  const promote = async (...to: string[]) =>
    (await release(['promote', 'booking@1.4.0', ...to, '--why', 'x'])).said;
  const warned = 'Mind that booking@1.4.0+0123456789ab failed: 3 of 40 customers, canary stopped.';
  expect(await promote('--to', 'stable')).toContain(warned);
  expect(await promote('--to', 'canary', '--percent', '10')).toContain(warned);
  expect(await promote('--to', 'canary', '--percent', '0')).not.toContain('Mind');
});

test('a list names who is pinned to what, with what takes the pin away', async () => {
  const customer = { id: '5032c588-02f0-4d61-8136-19eda59e88a5', name: '宁波远航' };
  const pin = { remote: 'booking', version: '1.2.0+bbbbbbbbbbbb', customer, by: 'li', why: 'asked for it' };
  const pins = [{ ...pin, at: '2026-11-20T02:03:00.000Z' }];
  list = { ...list, remotes: [{ ...running, pins, storedBytes: 5 }] };
  const { said } = await release(['list', 'booking']);
  expect(said).toMatch(/booking@1\.2\.0\+bbbbbbbbbbbb +宁波远航 +5032c588-\S+ +.+ li +asked for it/);
});

test('a remote that the portal does not know is not listed as empty', async () => {
  list = { deployment: 6, quotaBytes: 1e9, remotes: [], versions: [], sets: [] };
  const { code, said } = await release(['list', 'cargo']);
  expect([code, said]).toEqual([4, expect.stringContaining('knows no remote “cargo”')]);
});

test('a set is saved under the names of its remotes, however they are written', async () => {
  answer = { status: 200, body: { data: { name: 'june', versions: { booking: '1.4.0', site: '2.0.0' } } } };
  expect(await release(['set', 'save', 'june', 'remote-booking@1.4.0', 'site@2.0.0'])).toMatchObject({
    code: 0,
  });
  const versions = { booking: '1.4.0', site: '2.0.0' };
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ name: 'june', versions, evidence: '' });
});

test('a file of a set that is not there is said in words', async () => {
  const { code, said } = await release(['set', 'save', 'june', '--file', 'nowhere.json']);
  expect([code, said]).toEqual([1, expect.stringContaining('nowhere.json')]);
  expect(asked).toEqual([]);
});

test.each([
  ['RELEASE_KEY_FOREIGN', 403, 4],
  ['VERSION_EXISTS', 409, 4],
  ['RELEASE_INCOMPATIBLE', 422, 3],
  ['INTERNAL', 500, 5],
])('the server’s %s is told in its own words, with an exit code', async (errorCode, status, exitCode) => {
  const fields = [{ field: 'GET /port data.code', message: 'is not sure to be there' }];
  answer = { status, body: { code: errorCode, message: 'No.', requestId: 'r1', fields } };
  const { code, said } = await release(['rollback', 'booking', '--why', 'broken']);
  expect(said).toContain('No.');
  expect(said).toContain('GET /port data.code');
  expect(said).toContain(`${errorCode}, request r1`);
  expect(code).toBe(exitCode);
});

test('what is no portal, and what does not answer', async () => {
  answer = { status: 404, body: { hello: 'I am something else' } };
  isListRefused = true;
  expect(await release(['list'])).toMatchObject({
    code: 5,
    said: expect.stringContaining('not as a portal does'),
  });
  const nobody = await release(['list'], { BERTH_URL: 'http://127.0.0.1:1' });
  expect(nobody).toMatchObject({ code: 5, said: expect.stringContaining('does not answer') });
});

test('a set is removed by its name, with a reason', async () => {
  answer = { status: 200, body: { code: 200, message: '', data: { name: 'mistaken' } } };
  const { code, said } = await release(['set', 'remove', 'mistaken', '--why', 'never passed']);
  expect([code, said]).toEqual([0, 'Removed the set mistaken. Its name stays taken.']);
  expect(asked).toMatchObject([{ method: 'POST', url: '/api/release/setRemove' }]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ name: 'mistaken', why: 'never passed' });
  expect(await release(['set', 'remove', 'mistaken', 'other', '--why', 'x'])).toMatchObject({ code: 2 });
});

test('what the server marks is told, also where it is one field', async () => {
  answer = { status: 400, body: { code: 'REQUEST_INVALID', message: 'No.', requestId: 'r', field: 'why' } };
  const { code, said } = await release(['rollback', 'booking', '--why', 'broken']);
  expect([code, said]).toEqual([4, 'No.\n  why\n(REQUEST_INVALID, request r)']);
});

describe('a version that cannot be removed', () => {
  const refused = { code: 'VERSION_IN_USE', message: 'Cannot be removed: 30 days.', requestId: 'r' };
  const remove = async (uses: string[]) => {
    answer = { status: 409, body: refused };
    const version = '1.4.0+0123456789ab';
    list = { ...list, versions: [{ remote: 'booking', version, uses }] };
    return await release(['remove', 'booking@1.4.0', '--why', 'room']);
  };

  test('is said to be held by what holds it', async () => {
    const { code, said } = await remove(['pinned', 'inSet']);
    expect([code, said]).toEqual([4, expect.stringContaining('It is held as: pinned, in a set.')]);
  });

  test('is said to be free some days after it was in force', async () => {
    const moved = [{ remote: 'booking', as: 'canary', from: '1.4.0+0123456789ab', to: null }];
    history = [
      { at: '2026-11-20T02:03:00.000Z', moved: [] },
      { at: '2026-11-19T02:03:00.000Z', moved },
      { at: '2026-11-18T02:03:00.000Z', moved },
    ];
    const { code, said } = await remove([]);
    expect(code).toBe(4);
    const [shown = ''] = /\d{4}-\d\d-\d\d \d\d:\d\d [+-]\d\d:\d\d/.exec(said) ?? [];
    expect(new Date(shown).toISOString()).toBe('2026-11-19T02:03:00.000Z');
  });
});

test('the list and the history are in words', async () => {
  const version = { remote: 'booking', version: '1.4.0+0123456789ab', uses: ['fallback', 'inSet'] };
  const facts = { publishedAt: '2026-11-20T02:03:00.000Z', publishedBy: 'li', removedAt: null };
  const remotes = [{ ...running, pins: [], storedBytes: 5 }];
  list = { ...list, remotes, versions: [{ ...version, ...facts, files: 1, brotliBytes: 5 }] };
  expect((await release(['list', 'booking'])).said).toContain('fallback, in a set');
  const none = {
    moved: [],
    remote: null,
    version: null,
    set: null,
    customer: null,
    key: null,
    figures: null,
  };
  const kinds = ['adopted', 'rolledBack', 'setSaved', 'keyMade'];
  history = kinds.map((kind) => ({ deployment: 7, kind, at: facts.publishedAt, by: 'li', why: '', ...none }));
  const { said } = await release(['history']);
  for (const words of ['bundled versions put in force', 'rolled back', 'set saved', 'release key made']) {
    expect(said).toContain(words);
  }
  for (const kind of kinds) expect(said).not.toContain(kind);
});
