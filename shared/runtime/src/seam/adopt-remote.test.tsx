import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RemoteScope } from '../language/RemoteScope.tsx';
import { useTranslation } from '../language/use-translation.ts';
import { changeLocale } from '../runtime/change-locale.ts';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import { createTestRuntime } from '../testing/index.ts';
import { adoptRemote } from './adopt-remote.ts';
import { defineRemote } from './define-remote.ts';

let made: ReturnType<typeof createTestRuntime>;
beforeEach(() => {
  made = createTestRuntime();
});

function module(name: string, chinese: object, english = chinese) {
  const load = (words: object) => async () => ({ default: words });
  return {
    remote: defineRemote({ name, routes: [], translations: { 'zh-CN': load(chinese), en: load(english) } }),
  };
}

function Page() {
  const { t } = useTranslation('orders');
  const { t: common } = useTranslation('common');
  return (
    <p>
      {t('list')} {t('only')} {common('close')}
    </p>
  );
}

async function draw(builds: readonly string[]) {
  render(
    <RuntimeProvider runtime={made.runtime} site={made.site}>
      <Suspense>
        {builds.map((build) => (
          <RemoteScope key={build} name="orders" build={build}>
            <Page />
          </RemoteScope>
        ))}
      </Suspense>
    </RuntimeProvider>,
  );
  await screen.findAllByText(/./, { selector: 'p' });
}
const said = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

test('a remote that was adopted has its words', async () => {
  const adopted = module('orders', { list: '订单' });
  expect(await adoptRemote('orders', 'berth_orders_1', adopted)).toBe(adopted.remote);
  await draw(['berth_orders_1']);
  expect(said()).toEqual(['订单 only 关闭']);
});

test('two builds in one page say each what it has to say, in each language', async () => {
  await adoptRemote(
    'orders',
    'berth_orders_a',
    module('orders', { list: '旧', only: '仅旧版' }, { list: 'Old', only: 'old only' }),
  );
  await adoptRemote('orders', 'berth_orders_b', module('orders', { list: '新' }, { list: 'New' }));
  await draw(['berth_orders_a', 'berth_orders_b']);
  expect(said()).toEqual(['旧 仅旧版 关闭', '新 only 关闭']);
  await act(() => changeLocale('en'));
  expect(said()).toEqual(['Old old only Close', 'New only Close']);
});

test('a version whose words do not load is not adopted, and leaves nothing behind', async () => {
  const broken = module('orders', {});
  broken.remote.translations['zh-CN'] = () => Promise.reject(new Error('chunk is gone'));
  await expect(adoptRemote('orders', 'berth_orders_2', broken)).rejects.toThrow('chunk is gone');
  await adoptRemote('orders', 'berth_orders_2', module('orders', { list: '订单' }));
  await draw(['berth_orders_2']);
  expect(said()).toEqual(['订单 only 关闭']);
});

test('what is no remote is refused', async () => {
  await expect(adoptRemote('orders', 'berth_orders_3', { pages: [] })).rejects.toThrow('does not export');
  await expect(adoptRemote('bills', 'berth_bills_1', module('orders', {}))).rejects.toThrow('calls itself');
});
