import { defineRemote } from '@berth/runtime';
import { renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { RichText } from './RichText.tsx';

const upload = '018f0000-0000-7000-8000-000000000001';
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] });

async function show(content: object[]) {
  const body = { type: 'doc', content };
  const remote = defineRemote({
    name: 'site',
    routes: [
      {
        path: '/index',
        title: { 'zh-CN': '文章', en: 'Article' },
        page: async () => () => <RichText body={body} />,
        isPlain: true,
      },
    ],
    translations: {
      'zh-CN': () => import('../../locales/zh-CN.json', { with: { type: 'json' } }),
      en: () => import('../../locales/en.json', { with: { type: 'json' } }),
    },
  });
  const { view } = await renderRemote(remote, { path: '/index', user: null, locale: 'en' });
  return view.container.querySelector('div')?.innerHTML;
}

test('a reader sees headings, lists, marks, quotations and rules as they were written', async () => {
  const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
  const html = await show([
    { type: 'heading', attrs: { level: 2 }, content: [text('Volume')] },
    paragraph(text('by '), text('W/M', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }),
    { type: 'bulletList', content: [item('one')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item('third')] },
    { type: 'blockquote', content: [paragraph(text('said', { type: 'code' }))] },
    { type: 'horizontalRule' },
  ]);
  expect(html).toBe(
    '<h2>Volume</h2><p>by <strong><em>W/M</em></strong><br></p><ul><li><p>one</p></li></ul>' +
      '<ol start="3"><li><p>third</p></li></ol><blockquote><p><code>said</code></p></blockquote><hr>',
  );
});

test('a link to a page of ours keeps the language, one to another site tells it nothing of us', async () => {
  await show([
    paragraph(
      text('ours', link('/index/contact')),
      text('theirs', link('https://www.imo.org/')),
      text('bad', link('java\nscript:alert(1)')),
    ),
  ]);
  const ours = await screen.findByRole('link', { name: 'ours' });
  await waitFor(() => expect(ours.getAttribute('href')).toBe('/index/contact?lang=en'));
  const theirs = screen.getByRole('link', { name: 'theirs' });
  expect([theirs.getAttribute('href'), theirs.getAttribute('rel')]).toEqual([
    'https://www.imo.org/',
    'noopener noreferrer',
  ]);
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
});

test('what this page does not know is left out, and the rest is shown', async () => {
  const html = await show([
    paragraph(text('before')),
    { type: 'rateTable', attrs: { rows: 3 } },
    { type: 'heading', attrs: { level: '1 onclick=alert(1)' }, content: [text('title')] },
    paragraph(text('<script>alert(1)</script>')),
  ]);
  expect(html).toBe('<p>before</p><h2>title</h2><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
});

test('a table is a place of its own that keys reach, with headings of columns and rows', async () => {
  const rows = [
    [cell('tableHeader', 'Container'), cell('tableHeader', 'CBM')],
    [cell('tableHeader', '40HQ'), cell('tableCell', '68')],
  ];
  const content = rows.map((cells) => ({ type: 'tableRow', content: cells }));
  await show([{ type: 'table', content }]);
  const region = await screen.findByRole('region', { name: 'Table' });
  expect(region.tabIndex).toBe(0);
  const names = (role: string) =>
    within(region)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(names('columnheader')).toEqual(['Container', 'CBM']);
  expect(names('rowheader')).toEqual(['40HQ']);
});

test('a picture has its size and its widths, and is read when it is near', async () => {
  const alt = 'x" onerror="alert(1)';
  await show([{ type: 'image', attrs: { upload, alt, width: 1200, height: 800 } }]);
  const shown = screen.getByRole('img', { name: alt });
  const said = ['src', 'width', 'height', 'loading', 'onerror'].map((name) => shown.getAttribute(name));
  expect(said).toEqual([`/site-pictures/${upload}-960.webp`, '1200', '800', 'lazy', null]);
  expect(shown.getAttribute('srcset')).toBe(
    `/site-pictures/${upload}-480.webp 480w, /site-pictures/${upload}-960.webp 960w, /site-pictures/${upload}-1600.webp 1200w`,
  );
  expect(shown.getAttribute('sizes')).toBeTruthy();
});
