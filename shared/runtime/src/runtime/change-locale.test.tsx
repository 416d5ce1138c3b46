import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { berthApi } from '../api/berth-api.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { localized, useTranslation } from '../language/use-translation.ts';
import { createTestRuntime, refuse } from '../testing/index.ts';
import { changeLocale } from './change-locale.ts';
import { RuntimeProvider } from './RuntimeProvider.tsx';

const testApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    testHealth: build.query(endpointQuery('GET /health')),
    testMenu: build.query({
      ...endpointQuery('GET /system/menu/my/:version'),
      providesTags: ['Localized'],
    }),
    testPorts: build.query(endpointQuery('GET /select/getPortList')),
  }),
});

function Page() {
  const { t, locale } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const failed = testApi.useTestHealthQuery();
  testApi.useTestMenuQuery({ params: { version: '1' } });
  testApi.useTestPortsQuery();
  return (
    <p>
      {t('lines', { count: 2 })} {common('cancel')} {localized({ 'zh-CN': '港', en: 'port' }, locale)}{' '}
      {failed.error && 'message' in failed.error && failed.error.message}
    </p>
  );
}

test('a change of language reaches the page, is remembered, and asks again for what the server worded', async () => {
  const { runtime, site, calls } = createTestRuntime({
    translations: {
      booking: {
        'zh-CN': async () => ({ default: { lines_other: '{{count}} 行' } }),
        en: async () => ({ default: { lines_one: '{{count}} line', lines_other: '{{count}} lines' } }),
      },
    },
    answers: {
      'GET /health': ({ headers }) =>
        refuse('FORBIDDEN', { message: headers['Accept-Language'] === 'en' ? 'No.' : '不行。' }),
      'GET /system/menu/my/:version': [],
      'GET /select/getPortList': [],
    },
  });
  await act(async () => {
    render(
      <RuntimeProvider runtime={runtime} site={site}>
        <Page />
      </RuntimeProvider>,
    );
  });
  expect(await screen.findByText('2 行 取消 港 不行。')).toBeTruthy();
  calls.length = 0;
  await act(() => changeLocale('en'));
  // So that the server gives the next page its words.
  expect(document.cookie).toContain('APP_LANG=en');
  expect(await screen.findByText('2 lines Cancel port No.')).toBeTruthy();
  expect(localStorage.getItem('APP_LANG')).toBe('en');
  expect(calls.map(({ key }) => key).sort()).toEqual(['GET /health', 'GET /system/menu/my/:version']);
});
