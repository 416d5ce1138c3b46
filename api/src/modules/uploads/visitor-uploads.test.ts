import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { inspectContent } from './inspect/inspect-content.ts';
import { sweepUploads } from './sweep-uploads.ts';

let portal: Portal;
let picture: Buffer;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  picture = await samplePicture('jpeg');
});
afterAll(async () => await portal.close());

const fileOf = (content: Uint8Array, name = 'id.jpg') => new File([new Uint8Array(content)], name);
const upload = (content: Uint8Array = picture) =>
  portal.visitor.call('POST /login/upload', { upload: fileOf(content) });
const read = (secret: string) => portal.visitor.call('GET /login/file/:secret', { params: { secret } });
const secretOf = (src: string) => src.split('/').at(-1) ?? '';
/** The window of the rate limit. */
const wait = () => portal.clock.advance(601);

test('POST /login/upload: only the address that it answers opens the picture', async () => {
  const { fileName, src } = (await upload()).json().data;
  expect([fileName, src]).toEqual(['id.jpg', expect.stringMatching(/^\/api\/login\/file\/[\w-]{43}$/)]);
  const shown = await read(secretOf(src));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const plain = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
  const [wrong, noSecret] = [await read('x'.repeat(43)), await read('1')];
  expect([wrong.statusCode, plain(wrong.body)]).toEqual([404, plain(noSecret.body)]);
  const stored = await portal.database.kysely.selectFrom('visitor_upload').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secretOf(src));
  expect(portal.log.join('')).not.toContain(secretOf(src));
});

test('takes pictures alone, from our own page alone', async () => {
  expect((await upload(await samplePdf())).json().code).toBe('UPLOAD_KIND_REFUSED');
  expect((await upload(Buffer.from('<svg/>'))).json().code).toBe('UPLOAD_KIND_REFUSED');
  const foreign = await portal.visitor.call(
    'POST /login/upload',
    { upload: fileOf(picture) },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.json().code).toBe('CROSS_SITE_REQUEST');
});

test('is limited in a window, and in all that one network may keep here', async () => {
  wait();
  const burst = await Promise.all(Array.from({ length: 3 }, () => upload()));
  expect(burst.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (let count = 0; count < 7; count += 1) await upload();
  expect((await upload()).json().code).toBe('RATE_LIMITED');
  const codes: unknown[] = [];
  for (let count = 0; count < 100; count += 1) {
    if (count % 10 === 0) wait();
    codes.push((await upload()).json().code);
  }
  expect(codes.filter((code) => code === 200).length).toBeLessThan(100);
  expect(codes.at(-1)).toBe('UPLOAD_QUOTA_REACHED');
});

test('is gone after a day, when nobody has registered with it', async () => {
  portal.clock.advance(25 * 3600);
  await sweepUploads({ ...portal, database: portal.database.kysely });
  const { src } = (await upload()).json().data;
  const stored = () => portal.database.kysely.selectFrom('visitor_upload').select('storage_key').execute();
  const [row] = await stored();
  portal.clock.advance(25 * 3600);
  expect((await read(secretOf(src))).statusCode).toBe(404);
  expect(await sweepUploads({ ...portal, database: portal.database.kysely })).toBe(1);
  expect([await stored(), await portal.files.exists(row?.storage_key ?? '')]).toEqual([[], false]);
});
