import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { asForm, pageHeaders } from '../../../test/caller.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { beginCall, formHeaders, formStart, type SlowCall } from '../../../test/slow-sender.ts';
import { smallPicture } from '../../../test/small-files.ts';
import { until } from '../../../test/until.ts';
import { inspectContent } from '../../modules/uploads/inspect/inspect-content.ts';

let portal: Portal;
let open: SlowCall[] = [];
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent, config: { trustProxy: ['127.0.0.1'] } });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { sent } of open) sent.destroy();
  open = [];
});
afterAll(async () => await portal.close());

const at = (path: string) => `${portal.app.listeningOrigin}/api${path}`;

/** An upload that begins and does not go on. */
function begin({ headers }: Pick<SignedIn, 'headers'>, from: string, more: Record<string, string> = {}) {
  const call = beginCall(at('/uploadFile'), {
    headers: { ...headers, ...formHeaders, ...more, 'x-forwarded-for': from },
    body: formStart,
  });
  open.push(call);
  return call;
}

async function upload({ headers }: Pick<SignedIn, 'headers'>, from: string) {
  const form = await asForm(smallPicture('x'));
  const response = await fetch(at('/uploadFile'), {
    method: 'POST',
    headers: { ...pageHeaders, ...headers, ...form.headers, 'x-forwarded-for': from },
    body: form.payload,
  });
  // The texts of an answer.
  return { status: response.status, code: ((await response.json()) as { code: string | number }).code };
}

/** The answers of those that are refused, once there are so many; the others are still under way. */
async function refusalsOf(calls: readonly SlowCall[], count: number) {
  const refused: Awaited<SlowCall['answer']>[] = [];
  for (const { answer } of calls) answer.then((each) => void refused.push(each)).catch(() => undefined);
  return await until(async () => (refused.length >= count ? refused : null));
}

test('an account that uploads slowly in four sessions has six places, and all others go on uploading', async () => {
  const person = await portal.signIn('Slow Co');
  const sub = await portal.signIn('', { customerId: person.customerId });
  const sessions = [person, await person.again(), sub, await sub.again()];
  const calls = sessions.flatMap((session, network) =>
    Array.from({ length: 4 }, (_, each) => begin(session, `10.1.${network}.${each + 1}`)),
  );
  const refused = await refusalsOf(calls, 10);
  expect(refused.map(({ status, code }) => [status, code])).toEqual(
    Array(10).fill([503, 'UPLOADS_BUSY']), // the page says it in these words, and may try again
  );
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  const other = await portal.signIn('Quick Co');
  const quick = await Promise.all(Array.from({ length: 3 }, () => upload(other, '10.2.0.1')));
  expect(quick.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await upload(sub, '10.3.0.1')).code).toBe('UPLOADS_BUSY');
  for (const { sent } of calls) sent.destroy();
  await until(async () => ((await upload(sub, '10.3.0.1')).status === 200 ? true : null));
});

test.each([
  ['an address', () => '10.4.0.1', '10.4.0.2'],
  ['a /64 of addresses', (each: number) => `2001:db8:1:2::${each + 1}`, '2001:db8:1:3::1'],
])('the accounts behind %s have half of the places together', async (_what, addressOf, elsewhere) => {
  const people = await Promise.all(['A', 'B', 'C'].map((name) => portal.signIn(name)));
  const calls = people.flatMap((person, at) =>
    Array.from({ length: 4 }, (_, each) => begin(person, addressOf(at * 4 + each))),
  );
  await refusalsOf(calls, 4);
  const other = await portal.signIn('Elsewhere Co');
  expect((await upload(other, addressOf(99))).code).toBe('UPLOADS_BUSY');
  expect((await upload(other, elsewhere)).status).toBe(200);
});

test('an upload of which nothing has come has no place', async () => {
  const person = await portal.signIn('Silent Co');
  const silent = Array.from({ length: 8 }, () =>
    beginCall(at('/uploadFile'), { headers: { ...person.headers, ...formHeaders } }),
  );
  open.push(...silent);
  // As many calls of the session have been let in; none of them has been answered.
  await until(async () => (await connections()) >= silent.length || null);
  expect((await upload(person, '10.5.0.1')).status).toBe(200);
});

const connections = async () =>
  await new Promise<number>((resolve, reject) =>
    portal.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a length above the limit is refused by its head, an upload and any other call', async () => {
  const person = await portal.signIn('Large Co');
  const headers = { ...person.headers, 'content-length': String(30 * 1024 * 1024) };
  const file = beginCall(at('/uploadFile'), { headers: { ...headers, ...formHeaders } });
  const json = beginCall(at('/business/submitBookingLcl'), {
    headers: { ...headers, 'content-type': 'application/json' },
  });
  open.push(file, json);
  expect(await file.answer).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' });
  expect(await json.answer).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
});

test('a body without a length is cut where it becomes too large, though it goes on', async () => {
  const person = await portal.signIn('Endless Co');
  const file = begin(person, '10.6.0.1');
  file.sent.write(Buffer.alloc(10 * 1024 * 1024 + 1));
  const json = beginCall(at('/business/submitBookingLcl'), {
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: `"${'x'.repeat(1024 * 1024)}`,
  });
  open.push(json);
  expect(await file.answer).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' });
  expect(await json.answer).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
});
