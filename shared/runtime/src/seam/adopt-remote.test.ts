import { beforeEach, expect, test } from '@jest/globals';
import { changeLocale } from '../language/change-locale.ts';
import { activeRuntime } from '../runtime/active-runtime.ts';
import { createTestRuntime } from '../testing/index.ts';
import { adoptRemote } from './adopt-remote.ts';
import { defineRemote } from './define-remote.ts';

beforeEach(() => {
  createTestRuntime();
});

let made = 0;
const nameOfItsOwn = () => `orders-${++made}`;

function build(name: string, words: object) {
  const load = async () => ({ default: words });
  return { remote: defineRemote({ name, routes: [], translations: { 'zh-CN': load, en: load } }) };
}

test('a remote that was adopted has its words', async () => {
  const name = nameOfItsOwn();
  const module = build(name, { list: '订单' });
  expect(await adoptRemote(name, module)).toBe(module.remote);
  expect(activeRuntime().i18n.t('list', { ns: name })).toBe('订单');
});

test('a second version says what it has to say, and pages of the first keep their words', async () => {
  const name = nameOfItsOwn();
  await adoptRemote(name, build(name, { list: '旧', only: '仅旧版', menu: { one: '一', two: '二' } }));
  await adoptRemote(name, build(name, { list: '新', menu: { one: '壹' } }));
  const { i18n } = activeRuntime();
  const said = () => ['list', 'only', 'menu.one', 'menu.two'].map((key) => i18n.t(key, { ns: name }));
  expect(said()).toEqual(['新', '仅旧版', '壹', '二']);
  await changeLocale('en');
  expect(said()).toEqual(['新', '仅旧版', '壹', '二']);
});

test('a version whose words do not load is not adopted, and leaves nothing behind', async () => {
  const name = nameOfItsOwn();
  const broken = build(name, {});
  broken.remote.translations['zh-CN'] = () => Promise.reject(new Error('chunk is gone'));
  await expect(adoptRemote(name, broken)).rejects.toThrow('chunk is gone');
  await adoptRemote(name, build(name, { list: '订单' }));
  expect(activeRuntime().i18n.t('list', { ns: name })).toBe('订单');
});

test('what is no remote is refused', async () => {
  await expect(adoptRemote('orders', { pages: [] })).rejects.toThrow('does not export');
  await expect(adoptRemote('bills', build('orders', {}))).rejects.toThrow('calls itself');
});
