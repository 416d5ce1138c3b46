import { type SitePicture, sitePictureAddress, sitePictureSrcSet } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { samplePdf, samplePhotograph, samplePicture } from '../../../../test/sample-files.ts';
import { fieldsOf, newContent, newText, openNewsroom } from '../../../../test/writing-articles.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';
import { usersOfSitePictures } from './site-pictures.repository.ts';
import { sweepSitePictures } from './sweep-site-pictures.ts';

let portal: Portal;
let room: Awaited<ReturnType<typeof openNewsroom>>;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  room = await openNewsroom(portal);
  // Whoever takes uploads in reads no WebP.
  await inspectContent(await samplePicture('png'), ['png']);
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
});
afterAll(async () => await portal.close());

const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => await portal.app.inject({ method, url });
const keep = async (width: number, height: number): Promise<SitePicture> =>
  (await room.upload(await samplePicture('png', width, height), 'a.png')).json().data;
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};
const imageOf = ({ id, ...size }: SitePicture) => ({
  type: 'image',
  attrs: { upload: id, alt: '装柜', ...size },
});

test('a picture is kept in three widths, and everybody who has an address sees it for a year', async () => {
  const picture = await keep(2000, 1000);
  expect(picture).toMatchObject({ width: 1600, height: 800 });
  for (const width of [480, 960, 1600] as const) {
    const url = sitePictureAddress(picture.id, width);
    const answer = await get(url);
    expect(await sizeOf(answer.rawPayload)).toEqual(['webp', width, width / 2]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const head = await get(url, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'image/webp']);
  }
  const known = await portal.app.inject({
    url: sitePictureAddress(picture.id, 480),
    headers: { 'if-none-match': `"${picture.id}-480"` },
  });
  expect(known.statusCode).toBe(304);
});

test('it is never enlarged, lies upright, and says nothing beside its pixels', async () => {
  const small = await keep(700, 350);
  expect([small.width, small.height]).toEqual([700, 350]);
  expect(sitePictureSrcSet(small)).toBe(
    `/site-pictures/${small.id}-480.webp 480w, /site-pictures/${small.id}-960.webp 700w`,
  );
  expect(await sizeOf((await get(sitePictureAddress(small.id, 1600))).rawPayload)).toEqual([
    'webp',
    700,
    350,
  ]);
  const photograph = (await room.upload(await samplePhotograph())).json().data;
  expect([photograph.width, photograph.height]).toEqual([20, 40]);
  const { rawPayload } = await get(sitePictureAddress(photograph.id, 480));
  expect(rawPayload.includes('canary-owner')).toBe(false);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test('at any other address is nothing', async () => {
  const { id } = await keep(10, 10);
  const others = [`${id}-481.webp`, `${id}-480.png`, `${id}.webp`, `${id}-0480.webp`, `../${id}-480.webp`];
  const unknown = '00000000-0000-4000-8000-000000000000-480.webp';
  for (const name of [...others, unknown, `${id.toUpperCase()}-480.webp`, '%00', 'x'.repeat(300)])
    expect([name, (await get(`/site-pictures/${name}`)).statusCode]).toEqual([name, 404]);
});

test('what is no picture is refused by its content, whatever it is called', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect((await room.upload(svg, 'cover.png')).json().code).toBe('UPLOAD_KIND_REFUSED');
  expect((await room.upload(await samplePdf(), 'cover.jpg')).json().code).toBe('UPLOAD_KIND_REFUSED');
  expect((await room.upload(Buffer.from('GIF89a'), 'cover.gif')).json().code).toBe('UPLOAD_UNREADABLE');
});

test('only staff who edit the site keep pictures', async () => {
  const customer = await portal.signIn('Customer', { role: 'manager' });
  const upload = new File([new Uint8Array(await samplePicture('png'))], 'a.png');
  expect((await customer.call('POST /system/articles/uploadPicture', { upload })).statusCode).toBe(403);
});

test('cover and pictures of an article stand in list, page, feed and preview', async () => {
  const [cover, inText] = [await keep(600, 400), await keep(500, 300)];
  const body = { type: 'doc', content: [imageOf(inText)] };
  const texts = { 'zh-CN': newText({ body, coverAlt: '码头' }), en: newText({ body }) };
  const content = newContent({ coverId: cover.id, texts });
  const id = await room.create(content);
  expect((await room.read(id)).cover).toEqual(cover);
  expect((await room.publish(id)).statusCode).toBe(200);
  const query = { lang: 'zh-CN' as const, id: content.slug };
  expect((await portal.visitor.get('GET /index/getNewsDetail', { query })).cover).toEqual({
    ...cover,
    alt: '码头',
  });
  const { rows } = await portal.visitor.get('GET /index/getNewsList', { query: { lang: 'en' } });
  expect(rows[0]?.cover).toEqual({ ...cover, alt: '' });
  const feed = (await get('/index/news/feed.xml')).body;
  for (const each of [cover, inText])
    expect(feed).toContain(portal.config.publicOrigin + sitePictureAddress(each.id, 1600));
  expect((await get('/robots.txt')).body).toContain('Allow: /site-pictures/');
});

test('a picture that is not there is refused at its field', async () => {
  const id = await room.create();
  const unknown = '00000000-0000-4000-8000-000000000000';
  const body = { type: 'doc', content: [imageOf({ id: unknown, width: 1, height: 1 })] };
  const refused = await room.save(
    id,
    newContent({ coverId: unknown, texts: { 'zh-CN': newText({ body }), en: newText() } }),
  );
  expect(fieldsOf(refused).map(([field]) => field)).toEqual(['content.coverId', 'content.texts.zh-CN.body']);
});

describe('the sweep', () => {
  const day = 24 * 3600;
  const sweep = async (given = {}) =>
    await sweepSitePictures({ ...portal, database: portal.database.kysely, ...given });
  const isSeen = async ({ id }: SitePicture) => (await get(sitePictureAddress(id, 480))).statusCode === 200;

  test('knows every column that refers to a picture', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select used.relname as table, attribute.attname as column
      from pg_constraint
      join pg_class used on used.oid = pg_constraint.conrelid
      join pg_attribute attribute on attribute.attrelid = used.oid and attribute.attnum = pg_constraint.conkey[1]
      where contype = 'f' and confrelid = 'site_picture'::regclass`.execute(portal.database.kysely);
    expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      usersOfSitePictures.map((user) => user.join('.')).toSorted(),
    );
  });

  test('removes what nothing has used for 14 days, and nothing that draft, page or version uses', async () => {
    const [idle, drafted, published, earlier] = [
      await keep(40, 40),
      await keep(41, 40),
      await keep(42, 40),
      await keep(43, 40),
    ];
    const draft = await room.create(newContent({ coverId: drafted.id }));
    const id = await room.create(newContent({ coverId: earlier.id }));
    await room.publish(id);
    await room.save(id, { ...(await room.read(id)).content, coverId: published.id });
    await room.publish(id);
    portal.clock.advance(13 * day);
    await sweep();
    expect(await isSeen(idle)).toBe(true);
    portal.clock.advance(2 * day);
    expect(await sweep()).toBeGreaterThan(0);
    expect(await Promise.all([idle, drafted, published, earlier].map(isSeen))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await room.save(draft, { ...(await room.read(draft)).content, coverId: null });
    portal.clock.advance(day);
    await sweep();
    portal.clock.advance(15 * day);
    await sweep();
    expect(await isSeen(drafted)).toBe(false);
    const refused = await room.save(draft, { ...(await room.read(draft)).content, coverId: drafted.id });
    expect(fieldsOf(refused).map(([field]) => field)).toEqual(['content.coverId']);
  });

  test('goes on with the others where one cannot be removed, and tries that one again', async () => {
    const [stuck, other] = [await keep(44, 40), await keep(45, 40)];
    const { storage_key: key } = await portal.database.kysely
      .selectFrom('site_picture')
      .select('storage_key')
      .where('id', '=', stuck.id)
      .executeTakeFirstOrThrow();
    portal.clock.advance(15 * day);
    const files = {
      ...portal.files,
      delete: async (each: string) => {
        if (each.startsWith(key)) throw new Error('stuck');
        await portal.files.delete(each);
      },
    };
    await sweep({ files });
    const left = await portal.database.kysely.selectFrom('site_picture').select('id').execute();
    expect(left.map(({ id }) => id)).toContain(stuck.id);
    expect(left.map(({ id }) => id)).not.toContain(other.id);
    expect(await sweep()).toBe(1);
  });
});
