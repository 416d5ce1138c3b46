import { RuntimeProvider } from '@berth/runtime';
import { createTestRuntime } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { shellTranslations } from '../locales/shell-translations.ts';
import { HeaderPopup } from './HeaderPopup.tsx';

const complain = console.error;
beforeEach(() => {
  console.error = () => {}; // React reports what a boundary caught
});
afterEach(() => {
  cleanup();
  console.error = complain;
});

test('a panel whose code does not come says so in its own place, and is asked for anew', async () => {
  const { runtime, site } = createTestRuntime({ translations: { shell: shellTranslations } });
  await runtime.i18n.loadNamespaces(['common', 'shell']);
  const load = jest
    .fn(async () => ({ default: () => <p>three messages</p> }))
    .mockRejectedValueOnce(Object.assign(new Error('broken'), { name: 'TypeError' }));
  render(
    <RuntimeProvider runtime={runtime} site={site}>
      <HeaderPopup icon="bell" title="消息" label="消息" count={0} load={load} />
    </RuntimeProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '消息' })));
  expect((await screen.findByRole('alert')).textContent).toContain('没能加载');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ })));
  expect(await screen.findByText('three messages')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
