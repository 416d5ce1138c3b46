import { type Locale, legalTexts } from '@berth/contract';
import { type ReceivedCall, refuse, renderRemote } from '@berth/runtime/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const nobody = { user: null, config: sampleWebsiteConfig };

function legalText({ query }: ReceivedCall) {
  const { kind, lang } = query as { kind: 'terms' | 'privacy'; lang: Locale }; // by contract
  const { title, version, since, sections } = legalTexts[kind];
  return {
    kind,
    title: title[lang],
    version,
    since,
    sections: sections.map((section) => ({ title: section.title[lang], text: section.text[lang] })),
  };
}

describe.each(['terms', 'privacy'] as const)('/index/%s', (kind) => {
  test.each(['zh-CN', 'en'] as const)('has version, date and every section, in %s', async (locale) => {
    const { title, version, sections } = legalTexts[kind];
    await renderRemote(remote, {
      ...nobody,
      locale,
      path: `/index/${kind}`,
      answers: { 'GET /index/getLegal': legalText },
    });
    await screen.findByRole('heading', { level: 1, name: title[locale] });
    const line = await screen.findByText(locale === 'en' ? `Version ${version}` : `版本 ${version}`);
    expect(line.parentElement?.querySelector('time')?.dateTime).toBe(legalTexts[kind].since);
    for (const section of sections) {
      screen.getByRole('heading', { level: 2, name: section.title[locale] });
      screen.getByText(section.text[locale]);
    }
  });

  test('each line of its contents leads to its section', async () => {
    await renderRemote(remote, {
      ...nobody,
      locale: 'en',
      path: `/index/${kind}`,
      answers: { 'GET /index/getLegal': legalText },
    });
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(legalTexts[kind].sections.length);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });
});

test('a text that could not be read can be asked for again', async () => {
  let isDown = true;
  await renderRemote(remote, {
    ...nobody,
    locale: 'en',
    path: '/index/terms',
    answers: {
      'GET /index/getLegal': (received) => (isDown ? refuse('INTERNAL') : legalText(received)),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be read.');
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  // The page has the same heading before its text has come.
  await screen.findByRole('navigation', { name: 'Contents' });
  await screen.findByRole('heading', { level: 1, name: legalTexts.terms.title.en });
  expect(screen.queryByRole('alert')).toBeNull();
});
