import { refuse, testConfig } from '@berth/runtime/testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

afterEach(cleanup);

const visitor = { user: null, session: 'signedOut', config: { ...testConfig, page: null } } as const;
const lead = '从中国到世界各港';
const chinese = { ...testConfig.page['zh-CN'], hero: { title: '', lead } };
const whole = { ...testConfig, page: { 'zh-CN': chinese, en: testConfig.page.en } };

test('a visitor who comes from a page without the public content sees it on the home page', async () => {
  const { calls } = await renderPortal('/index', { ...visitor, answers: { 'GET /index/index': whole } });
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(calls.filter(({ key }) => key === 'GET /index/index')).toHaveLength(1);
});

test('a visitor whose public content cannot be read is told so, and sees it after trying again', async () => {
  let isAway = true;
  await renderPortal('/index', {
    ...visitor,
    answers: { 'GET /index/index': () => (isAway ? refuse('INTERNAL') : whole) },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ }));
  expect(await screen.findByText(lead)).toBeTruthy();
});

test('a visitor whose page came with the public content sees it without another call', async () => {
  const { calls } = await renderPortal('/index', { ...visitor, config: whole });
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(calls.filter(({ key }) => key === 'GET /index/index')).toHaveLength(0);
});
