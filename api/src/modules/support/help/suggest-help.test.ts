import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addArticle } from '../../../../test/add-article.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const help = { kind: 'help' as const, category: 'booking' };
  await addArticle(portal, {
    ...help,
    slug: 'cancel',
    title: '如何取消订舱 Cancel a booking',
    body: '点退载。Return it.',
  });
  await addArticle(portal, {
    ...help,
    slug: 'book',
    title: '如何下单 Make an order',
    body: '填写订舱单，一次订舱一票货。A booking holds one shipment.',
  });
  await addArticle(portal, {
    ...help,
    slug: 'vgm',
    title: 'VGM',
    body: '称重。Weigh it.',
    aboutPath: '/business/fcl',
  });
  await addArticle(portal, { ...help, slug: 'weigh', title: 'W', body: '称重。Weigh it.' });
  await addArticle(portal, { ...help, slug: 'draft', title: '取消订舱 draft', publishedIn: [] });
  await addArticle(portal, { ...help, slug: 'english', title: 'Cancel everything', publishedIn: ['en'] });
  await addArticle(portal, { kind: 'news', slug: 'news', title: '取消订舱 booking cancel' });
});
afterAll(async () => await portal.close());

const suggest = async (words: string, lang: 'zh-CN' | 'en' = 'zh-CN', path?: string) =>
  (await portal.visitor.get('GET /index/suggestHelp', { query: { words, lang, path } as never })).map(
    ({ id }) => id,
  );

test('a question in Chinese finds the published help that has any of its words, the title before the text', async () => {
  expect(await suggest('我想取消订舱，怎么办？')).toEqual(['cancel', 'book']);
});

test('one in English does, in English', async () => {
  expect(await suggest('How can I cancel my booking?', 'en')).toEqual(['cancel', 'english', 'book']);
});

test('among equals those come first that speak of the open page', async () => {
  expect((await suggest('称重', 'zh-CN', '/business/fcl/detail'))[0]).toBe('vgm');
});

test('what nothing is written about finds nothing, nor does what asks nothing', async () => {
  expect(await suggest('天气预报')).toEqual([]);
  expect(await suggest(' ？👍 \0')).toEqual([]);
  expect(await suggest(`%_\\' ${'字'.repeat(3000)}`)).toEqual([]);
});
