import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { asForm, pageHeaders } from '../../../test/caller.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { activePdfs, samplePdf, samplePicture } from '../../../test/sample-files.ts';
import type { FileStore } from '../../files/file-store.ts';
import { storing } from '../../files/storage-unavailable.ts';
import { inspectContent } from './inspect/inspect-content.ts';
import { createInspector } from './inspect/inspect-file.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { usersOfUploads } from './uploads.repository.ts';
import { attachUploads, readStored } from './uploads.service.ts';

let portal: Portal;
let person: SignedIn;
// A process for each file takes a while: of the tests that need one alone.
let inspect = inspectContent;
const inProcesses = createInspector(() => {});
beforeAll(async () => {
  portal = await openPortal({ inspect: (content, kinds) => inspect(content, kinds) });
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const fileOf = (content: Uint8Array, name = 'file') => new File([new Uint8Array(content)], name);
const upload = (content: Uint8Array, name?: string) =>
  person.call('POST /uploadFile', { upload: fileOf(content, name) });
const idOf = (src: string) => src.split('/').at(-1) ?? '';
const rows = () => portal.database.kysely.selectFrom('upload').selectAll().orderBy('created_at').execute();

async function keep(content: Uint8Array, name: string, by = person) {
  return await by.get('POST /uploadFile', { upload: fileOf(content, name) });
}

describe('POST /uploadFile, which looks at each file in a process of its own,', () => {
  beforeAll(() => {
    inspect = inProcesses;
  });
  afterAll(() => {
    inspect = inspectContent;
  });

  test('redraws a picture, stores it under a random name, and gives it back to be shown', async () => {
    const { fileName, src } = await keep(await samplePicture('png'), '营业执照.PNG');
    expect([fileName, src]).toEqual(['营业执照.png', expect.stringMatching(/^\/api\/file\/[0-9a-f-]{36}$/)]);
    const response = await person.call('GET /file/:id', { params: { id: idOf(src) } });
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline; .*filename\*=UTF-8''%E8%90%A5/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 40 });
    const row = (await rows()).find(({ id }) => id === idOf(src));
    expect(row).toMatchObject({
      customer_id: person.customerId,
      member_id: person.userId,
      bytes: response.rawPayload.length,
      sha256: createHash('sha256').update(response.rawPayload).digest(),
      storage_key: expect.stringMatching(/^([0-9a-f]{2})\/\1[0-9a-f]{30}\.png$/),
      attached_at: null,
    });
    expect(await portal.files.exists(row?.storage_key ?? '')).toBe(true);
  });

  test('keeps a PDF byte for byte, to be saved and never shown', async () => {
    const pdf = await samplePdf();
    const { fileName, src } = await keep(pdf, 'bill.exe');
    const response = await person.call('GET /file/:id', { params: { id: idOf(src) } });
    expect(response.rawPayload.equals(pdf)).toBe(true);
    expect([fileName, response.headers['content-type']]).toEqual(['bill.exe.pdf', 'application/pdf']);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="bill.exe.pdf"/);
  });

  test('tells a caller who sends too many at once, over the network as well', async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const address = portal.app.listeningOrigin;
    const send = async (content: Uint8Array) => {
      const form = await asForm(fileOf(content));
      const response = await fetch(`${address}/api/uploadFile`, {
        method: 'POST',
        headers: { ...pageHeaders, ...person.headers, ...form.headers },
        body: form.payload,
      });
      // The texts of an answer.
      return ((await response.json()) as { code: string | number }).code;
    };
    const gif = await samplePicture('gif');
    const codes = await Promise.all(Array.from({ length: 6 }, () => send(gif)));
    expect(codes.toSorted()).toEqual([200, 200, 200, 200, 'UPLOADS_BUSY', 'UPLOADS_BUSY']);
    expect(await send(Buffer.alloc(12 * 1024 * 1024))).toBe('UPLOAD_TOO_LARGE');
  });
});

describe('POST /uploadFile', () => {
  test.each<[string, number, string, () => Promise<Uint8Array>]>([
    ['an SVG called PNG', 415, 'UPLOAD_KIND_REFUSED', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a page', 415, 'UPLOAD_KIND_REFUSED', async () => Buffer.from('<html><script>1</script>')],
    ['nothing', 415, 'UPLOAD_KIND_REFUSED', async () => new Uint8Array()],
    ['half a picture', 422, 'UPLOAD_UNREADABLE', async () => (await samplePicture('png')).subarray(0, 60)],
    ['a PDF with a script', 422, 'UPLOAD_ACTIVE_CONTENT', () => samplePdf(activePdfs['a script on opening'])],
  ])('refuses %s, and keeps nothing of it', async (_name, status, code, content) => {
    const before = (await rows()).length;
    const response = await upload(await content(), 'picture.png');
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect((await rows()).length).toBe(before);
  });

  test('says in both languages what it takes, and how large', async () => {
    const svg = await upload(Buffer.from('<svg/>'));
    expect(svg.json().texts).toEqual({
      'zh-CN': '只能上传 gif、jpeg、png、pdf 文件，以文件内容为准。',
      en: 'Only gif, jpeg, png, pdf files can be uploaded; what counts is the content, not the name.',
    });
    const large = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([large.statusCode, large.json().message]).toEqual([413, 'A file may have at most 10 MB.']);
  });

  test('takes exactly the largest size, and one file only', async () => {
    const pdf = await samplePdf();
    const filled = Buffer.concat([
      pdf.subarray(0, 9),
      Buffer.from(`%${' '.repeat(10 * 1024 * 1024 - pdf.length - 2)}\n`),
      pdf.subarray(9),
    ]);
    expect([filled.length, (await upload(filled)).statusCode]).toEqual([10 * 1024 * 1024, 200]);
    const form = new FormData();
    form.append('file', fileOf(pdf));
    form.append('file', fileOf(pdf));
    expect((await sendForm(form)).json().code).toBe('REQUEST_INVALID');
    const empty = new FormData();
    empty.append('word', 'no file');
    expect((await sendForm(empty)).json().code).toBe('UPLOAD_MISSING');
  });

  test('takes no other body, and other calls take no form', async () => {
    const json = await person.call('POST /uploadFile', { body: { file: 'x' } });
    expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const form = await asForm(fileOf(await samplePdf()));
    const elsewhere = await portal.app.inject({
      method: 'POST',
      url: '/api/user/getBaseUserInfo',
      headers: { ...pageHeaders, ...person.headers, ...form.headers },
      payload: form.payload,
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  test('asks for a session before it reads a byte', async () => {
    const response = await portal.visitor.call('POST /uploadFile', { upload: fileOf(Buffer.from('x')) });
    expect([response.statusCode, response.json().code]).toEqual([401, 'SIGNED_OUT']);
  });

  test('keeps a customer from filling the disk with what is never used', async () => {
    const other = await portal.signIn('Full');
    const gif = await samplePicture('gif');
    const { src } = await keep(gif, 'first.gif', other);
    await portal.database.kysely
      .updateTable('upload')
      .where('id', '=', idOf(src))
      .set({ bytes: 1024 ** 3 })
      .execute();
    const full = await other.call('POST /uploadFile', { upload: fileOf(gif) });
    expect([full.statusCode, full.json().code]).toEqual([429, 'UPLOAD_QUOTA_REACHED']);
    await attachUploads({ database: portal.database.kysely, clock: portal.clock }, other, [idOf(src)]);
    expect((await other.call('POST /uploadFile', { upload: fileOf(gif) })).statusCode).toBe(200);
  });

  test('counts nothing that its store did not take, but while it may be on its way', async () => {
    const other = await portal.signIn('Unlucky');
    const gif = await samplePicture('gif');
    const send = () => other.call('POST /uploadFile', { upload: fileOf(gif) });
    const { put } = portal.files;
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    portal.files.put = (key) => storing(key, () => Promise.reject(full));
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().texts['zh-CN']).toContain('存储空间不足');
    portal.files.put = put;
    const own = portal.database.kysely.updateTable('upload').where('customer_id', '=', other.customerId);
    await own.set({ bytes: 1024 ** 3 }).execute();
    expect((await send()).statusCode).toBe(429);
    portal.clock.advance(601);
    expect((await send()).statusCode).toBe(200);
  });
});

async function sendForm(form: FormData) {
  const request = new Response(form);
  return await portal.app.inject({
    method: 'POST',
    url: '/api/uploadFile',
    headers: {
      ...pageHeaders,
      ...person.headers,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe('GET /file/:id', () => {
  const get = (id: string, headers: Record<string, string>) =>
    portal.app.inject({ url: `/api/file/${id}`, headers });

  test("another customer's is answered as one that never was, byte for byte", async () => {
    const stranger = await portal.signIn('Stranger');
    const { src } = await keep(await samplePicture('gif'), 'mine.gif');
    const plain = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
    const theirs = await stranger.call('GET /file/:id', { params: { id: idOf(src) } });
    const nobodys = await stranger.call('GET /file/:id', { params: { id: crypto.randomUUID() } });
    const noId = await stranger.call('GET /file/:id', { params: { id: '../../etc/passwd' } });
    expect(theirs.statusCode).toBe(404);
    expect([plain(theirs.body), plain(noId.body)]).toEqual([plain(nobodys.body), plain(nobodys.body)]);
  });

  test('answers a picture in a page, which sends cookies and no header; half of a session opens nothing', async () => {
    const { src } = await keep(await samplePicture('gif'), 'shown.gif');
    const { token, companion } = person;
    const ask = async (headers: Record<string, string>) => (await get(idOf(src), headers)).statusCode;
    expect(await ask({ cookie: `TOKEN=${token}; BERTH=${companion}` })).toBe(200);
    expect(await ask({ cookie: `TOKEN=${token}` })).toBe(401);
    expect(await ask({ cookie: `BERTH=${companion}` })).toBe(401);
    const elsewhere = await portal.app.inject({
      url: '/api/business/getBookingUnfinished',
      headers: { cookie: `TOKEN=${token}; BERTH=${companion}` },
    });
    expect(elsewhere.statusCode).toBe(401);
  });

  test('is not there before its bytes are safe', async () => {
    const { src } = await keep(await samplePicture('gif'), 'half.gif');
    await portal.database.kysely
      .updateTable('upload')
      .where('id', '=', idOf(src))
      .set({ stored_at: null })
      .execute();
    expect((await person.call('GET /file/:id', { params: { id: idOf(src) } })).statusCode).toBe(404);
  });
});

describe('a file whose bytes are gone', () => {
  test.each(['zh-CN', 'en'] as const)('is a 404 that says so in %s', async (language) => {
    const { src } = await keep(await samplePdf(), 'bill.pdf');
    const row = (await rows()).find(({ id }) => id === idOf(src));
    await portal.files.delete(row?.storage_key ?? '');
    const params = { id: idOf(src) };
    const response = await person.call('GET /file/:id', { params }, { 'accept-language': language });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'UPLOAD_GONE',
      message: { 'zh-CN': '文件内容已不存在，请重新上传。', en: expect.stringContaining('upload it again') }[
        language
      ],
    });
  });

  test('whose store cannot be asked is another trouble', async () => {
    const files = {
      read: () => Promise.reject(new Error('no answer')),
      exists: async () => true,
    } as unknown as FileStore; // all that reading asks of it
    await expect(readStored({ files }, { storage_key: 'a' })).rejects.toThrow('no answer');
  });
});

test('a file outlives the account of the person who sent it', async () => {
  const sub = await portal.signIn('', { customerId: person.customerId });
  const { src } = await keep(await samplePdf(), 'bill.pdf', sub);
  await portal.database.kysely.deleteFrom('session').where('member_id', '=', sub.userId).execute();
  await portal.database.kysely.deleteFrom('member').where('id', '=', sub.userId).execute();
  expect((await rows()).find(({ id }) => id === idOf(src))?.member_id).toBeNull();
  expect((await person.call('GET /file/:id', { params: { id: idOf(src) } })).statusCode).toBe(200);
});

describe('a file that nothing uses', () => {
  const days = (count: number) => portal.clock.advance(count * 24 * 3600);
  const sweep = () => sweepUploads({ ...portal, database: portal.database.kysely });

  test('is sought in every table that uses files', async () => {
    const { rows: using } = await sql<{ name: string }>`select columns.table_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'upload_id' and table_type = 'BASE TABLE'`.execute(portal.database.kysely);
    expect(using.map(({ name }) => name).toSorted()).toEqual([...usersOfUploads].toSorted());
  });

  test('and that cannot be removed keeps no other from it', async () => {
    const again = await portal.signIn('Swept around');
    const stuck = await keep(await samplePicture('gif'), 'stuck.gif', again);
    portal.clock.advance(1);
    const other = await keep(await samplePicture('gif'), 'other.gif', again);
    const keyOf = async (src: string) => (await rows()).find(({ id }) => id === idOf(src))?.storage_key ?? '';
    const stuckKey = await keyOf(stuck.src);
    const files = {
      ...portal.files,
      delete: async (key: string) => {
        if (key === stuckKey) throw new Error('no answer');
        await portal.files.delete(key);
      },
    };
    days(16);
    await sweepUploads({ ...portal, database: portal.database.kysely, files });
    expect([await keyOf(stuck.src), await keyOf(other.src)]).toEqual([stuckKey, '']);
    await sweep();
    expect(await keyOf(stuck.src)).toBe('');
  });

  test('goes after its time, its bytes with it; one that is used stays', async () => {
    const again = await portal.signIn('Swept');
    const abandoned = await keep(await samplePicture('gif'), 'abandoned.gif', again);
    const used = await keep(await samplePicture('gif'), 'used.gif', again);
    const deps = { database: portal.database.kysely, clock: portal.clock };
    await attachUploads(deps, again, [idOf(used.src), idOf(used.src)]);
    const keyOf = async (src: string) => (await rows()).find(({ id }) => id === idOf(src))?.storage_key ?? '';
    const [abandonedKey, usedKey] = [await keyOf(abandoned.src), await keyOf(used.src)];

    days(13);
    await sweep();
    expect(await keyOf(abandoned.src)).toBe(abandonedKey);
    days(2);
    expect(await sweep()).toBeGreaterThan(0);
    expect(await sweep()).toBe(0);
    expect([await keyOf(abandoned.src), await keyOf(used.src)]).toEqual(['', usedKey]);
    expect([await portal.files.exists(abandonedKey), await portal.files.exists(usedKey)]).toEqual([
      false,
      true,
    ]);
  });

  test('goes without holding the database, however long its store takes', async () => {
    const slow = await portal.signIn('Slow');
    await keep(await samplePicture('gif'), 'slow.gif', slow);
    days(15);
    const removing = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    const files = {
      ...portal.files,
      async delete() {
        isAsked.resolve();
        await removing.promise;
      },
    };
    const sweeping = sweepUploads({ ...portal, database: portal.database.kysely, files });
    await isAsked.promise;
    expect((await rows()).length).toBeGreaterThan(0);
    removing.resolve();
    expect(await sweeping).toBeGreaterThan(0);
  });

  test('cannot be attached by another customer, nor when it has been given up', async () => {
    const [owner, stranger] = [await portal.signIn('Owner'), await portal.signIn('Stranger')];
    const { src } = await keep(await samplePicture('gif'), 'mine.gif', owner);
    const deps = { database: portal.database.kysely, clock: portal.clock };
    await expect(attachUploads(deps, stranger, [idOf(src)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(attachUploads(deps, owner, ['no id'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    days(15);
    await expect(attachUploads(deps, owner, [idOf(src)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
