import { type Answers, refuse, renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { newsArticle } from '../../testing/sample-articles.ts';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const openPreview = (answers: Answers, search = '?key=secret') =>
  renderRemote(remote, {
    path: `/index/preview${search}`,
    user: null,
    locale: 'en',
    config: sampleWebsiteConfig,
    answers,
  });
const named = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test('whoever has the key reads the draft as it would be read, and what is left out of it', async () => {
  const cover = { id: '018f0000-0000-7000-8000-000000000001', width: 1600, height: 900, alt: 'A quay' };
  const { calls } = await openPreview({
    'GET /index/getArticlePreview': {
      ...newsArticle('draft', { cover }),
      kind: 'news',
      aboutPath: null,
      leftOut: [{ field: 'body.content.1', texts: { 'zh-CN': '不显示', en: 'Not shown: rateTable' } }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'About draft' });
  expect(screen.getByText('All about draft.')).toBeTruthy();
  const strip = screen.getByRole('region', { name: 'Preview' });
  expect(strip.textContent).toContain('Not shown: rateTable');
  const picture = screen.getByRole('img', { name: 'A quay' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '900']);
  expect([named('robots'), named('referrer')]).toEqual(['noindex', 'no-referrer']);
  expect(calls.find(({ key }) => key.includes('Preview'))?.query).toMatchObject({
    lang: 'en',
    key: 'secret',
  });
});

test.each(['?key=old', '', `?key=${'x'.repeat(65)}`])('at %s the preview is over', async (search) => {
  await openPreview({ 'GET /index/getArticlePreview': () => refuse('NOT_FOUND') }, search);
  await screen.findByRole('heading', { level: 1, name: 'This preview has ended' });
});
