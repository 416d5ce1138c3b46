import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addArticle } from '../../../../test/add-article.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { newContent, newText, openNewsroom } from '../../../../test/writing-articles.ts';
import { toChinaTime } from '../../../china-time.ts';

let portal: Portal;
let room: Awaited<ReturnType<typeof openNewsroom>>;
beforeAll(async () => {
  portal = await openPortal();
  room = await openNewsroom(portal);
});
afterAll(async () => await portal.close());
beforeEach(() => portal.clock.advance(3600));

const chinaIn = (hours: number) => toChinaTime(new Date(portal.clock().getTime() + hours * 3600_000));
describe('a preview by a link', () => {
  const link = async (id: string) =>
    (await (await room.as(room.writer)).call('POST /system/articles/previewLink', { body: { id } })).json()
      .data as { key: string; until: string };
  const open = async (key: string, lang: 'zh-CN' | 'en' = 'en') =>
    await portal.visitor.call('GET /index/getArticlePreview', { query: { key, lang } });

  test('shows the draft to whoever has it for 7 days, and then to nobody', async () => {
    const content = newContent();
    const id = await room.create(content);
    const { key, until } = await link(id);
    expect(until).toBe(chinaIn(7 * 24));
    expect((await room.read(id)).previewUntil).toBe(until);
    const preview = await open(key);
    expect(preview.headers['cache-control']).toBe('no-store');
    expect(preview.json().data).toMatchObject({
      kind: 'news',
      id: content.slug,
      title: 'Book early',
      category: { code: 'any', title: 'Industry' },
      languages: ['zh-CN', 'en'],
      leftOut: [],
    });
    await room.save(id, { ...content, texts: { ...content.texts, en: newText({ title: 'Changed since' }) } });
    expect((await open(key)).json().data.title).toBe('Changed since');
    portal.clock.advance(7 * 24 * 3600);
    expect((await open(key)).json().code).toBe('NOT_FOUND');
    expect((await room.read(id)).previewUntil).toBeNull();
  });

  test('with a wrong key is not there, and its key stands neither in the database nor in the log', async () => {
    for (const key of ['x', 'x'.repeat(43), '']) expect((await open(key)).json().code).toBe('NOT_FOUND');
    const { key } = await link(await room.create());
    await open(key);
    await portal.app.inject(`/index/preview?key=${key}`);
    const rows = await portal.database.kysely.selectFrom('article_preview').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(portal.log.join('\n')).not.toContain(key);
  });

  test('of an article that nobody has changed yet shows what is published', async () => {
    const id = await addArticle(portal, {
      slug: 'previewed-as-shipped',
      body: { type: 'doc', content: [{ type: 'rateTable' }] },
    });
    const { key } = await link(id);
    expect((await open(key)).json().data).toMatchObject({
      title: 'previewed-as-shipped en',
      leftOut: [{ field: 'body.content.0' }],
    });
    expect((await room.read(id)).version).toBe(0);
  });
});
