import { afterEach, expect, jest, test } from '@jest/globals';
import { hangingCode } from '../testing/hanging-code.ts';
import { freshenAddresses } from './fresh-addresses.ts';
import { retryParts, ShellPartError } from './judge-part.ts';
import { refetchCode } from './refetch-code.ts';
import { sharePatiently } from './share-patiently.ts';

afterEach(() => document.head.replaceChildren());

test('a shared module that a retry took away is asked for anew: who waits for it does not hear of it', async () => {
  const code = hangingCode('antd');
  const antd = { get: code.ask as () => Promise<unknown> };
  sharePatiently({ default: { 'antd/es/': { '6.6.0': antd } } });
  const asked = antd.get();
  refetchCode();
  await Promise.resolve();
  code.come();
  expect([await asked, code.asked()]).toEqual(['antd', 2]);
});

test('a shared module that failed is not kept as one that failed', async () => {
  const antd = { get: () => Promise.reject(new Error('gone')), loading: undefined as unknown };
  sharePatiently({ default: { 'antd/es/': { '6.6.0': antd } } });
  // As the federation runtime does, which takes what is there by `loading` for good.
  antd.loading = antd.get();
  await expect(antd.loading).rejects.toThrow(new ShellPartError(new Error('gone')));
  await expect(antd.get()).rejects.toBeInstanceOf(ShellPartError);
  expect(antd.loading).toBeUndefined();
});

test('a shared module that failed is not asked for again at once, unless somebody tries again', async () => {
  const get = jest.fn(() => Promise.reject(new Error('gone')));
  const antd = { get: get as () => Promise<unknown>, loading: undefined as unknown };
  sharePatiently({ default: { 'antd/es/': { '6.6.0': antd } } });
  for (let times = 0; times < 2; times += 1) {
    antd.loading = antd.get();
    await expect(antd.loading).rejects.toThrow('gone');
    expect(antd.loading).toBeUndefined();
  }
  expect(get).toHaveBeenCalledTimes(1);
  retryParts();
  await expect(antd.get()).rejects.toThrow('gone');
  expect(get).toHaveBeenCalledTimes(2);
});

test('after a retry code is asked for by another address, and before it by its own', () => {
  const addresses = { u: (chunk: string | number) => `static/js/${chunk}.js` };
  freshenAddresses(addresses);
  const before = addresses.u(7);
  refetchCode();
  const after = addresses.u(7);
  expect(after).toMatch(/^static\/js\/7\.js\?retry=\d+$/);
  refetchCode();
  expect(addresses.u(7)).not.toBe(after);
  expect(before).toMatch(/^static\/js\/7\.js/);
});
