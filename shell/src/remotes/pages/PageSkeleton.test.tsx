import { RuntimeProvider } from '@berth/runtime';
import { createTestRuntime } from '@berth/runtime/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LiveRegion } from '../../feedback/LiveRegion.tsx';
import { shellTranslations } from '../../locales/shell-translations.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

jest.setTimeout(30_000);
afterEach(cleanup);

async function draw(progress: () => { loaded: number; needed: number } | null) {
  const { runtime, site } = createTestRuntime({ translations: { shell: shellTranslations } });
  await runtime.i18n.loadNamespaces(['common', 'shell']);
  const onRetry = jest.fn();
  render(
    <RuntimeProvider runtime={runtime} site={site}>
      <PageSkeleton waiting={{ progress, onRetry }} />
      <LiveRegion />
    </RuntimeProvider>,
  );
  return onRetry;
}
const afterAWhile = { timeout: 10_000 };

test('a page that comes soon has nothing to say; one that takes long says how far it is, and can be asked for anew', async () => {
  const onRetry = await draw(() => ({ loaded: 2, needed: 5 }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(
    await screen.findByText(/页面还在加载，已等待 \d+ 秒。 已加载 2 \/ 5 个文件。/, {}, afterAWhile),
  ).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
  const region = screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  expect(region?.textContent).toBe('页面还在加载，可以重试。');
  fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(region?.textContent).toBe('正在重新加载页面。'));
});

test('where nobody knows how much is needed, it says only that it goes on', async () => {
  await draw(() => null);
  expect(await screen.findByText(/页面还在加载，已等待 \d+ 秒。$/, {}, afterAWhile)).toBeTruthy();
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});
