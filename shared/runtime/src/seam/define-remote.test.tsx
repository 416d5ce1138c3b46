import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { defineRemote, readRemoteModule } from './define-remote.ts';
import { RemoteSlot, SlotContext } from './RemoteSlot.tsx';

const words = async () => ({ default: {} });
const orders = { name: 'orders', routes: [], translations: { 'zh-CN': words, en: words } };

test('a remote gives parts of pages or none', () => {
  const parts = { today: async () => () => null };
  for (const remote of [defineRemote(orders), defineRemote({ ...orders, parts })])
    expect(readRemoteModule('orders', { remote })).toBe(remote);
  const refused = { ...orders, parts: 'today' };
  expect(() => readRemoteModule('orders', { remote: refused })).toThrow('does not export a defineRemote');
});

test('a slot shows what the shell gives for it, and nothing outside of the workspace', () => {
  const Parts = ({ slot }: { slot: string }) => <p>{slot}</p>;
  const { container, rerender } = render(<RemoteSlot slot="console.today" />);
  expect(container.textContent).toBe('');
  rerender(
    <SlotContext value={Parts}>
      <RemoteSlot slot="console.today" />
    </SlotContext>,
  );
  expect(container.textContent).toBe('console.today');
});
