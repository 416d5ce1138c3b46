import { expect, test } from '@jest/globals';
import type { Actor } from '../http/handlers.ts';
import { askProviders, type Provider } from './ask-providers.ts';

const actor: Actor = {
  userId: 'u',
  customerId: 'c',
  name: 'Li',
  account: 'li',
  roles: [],
  permissions: ['business:air'],
  frozenReason: null,
  sessionId: 's',
  address: '',
};

function asking(warnings: string[] = []) {
  const warn = (_cause: unknown, message: string) => void warnings.push(message);
  return { actor, signal: new AbortController().signal, timeoutMs: 60_000, warn };
}

const answering: Provider<{ words: string }, string> = {
  name: 'bookings',
  ask: async ({ words }) => `bookings of ${words}`,
};

test('each provider whose permission the caller has is asked', async () => {
  const providers = [
    answering,
    { ...answering, name: 'air', permission: 'business:air' as const, ask: async () => 'air' },
    { ...answering, name: 'staff', permission: 'system:releases' as const, ask: async () => 'staff' },
  ];
  expect(await askProviders(providers, { words: 'LA' }, asking())).toEqual({
    answers: ['bookings of LA', 'air'],
    unanswered: [],
  });
});

test('one that fails is named and costs only its part', async () => {
  const warnings: string[] = [];
  const failing = { ...answering, name: 'bills', ask: async () => Promise.reject(new Error('down')) };
  expect(await askProviders([failing, answering], { words: 'LA' }, asking(warnings))).toEqual({
    answers: ['bookings of LA'],
    unanswered: ['bills'],
  });
  expect(warnings).toEqual(['the provider bills did not answer']);
});

test('one that never answers is left when its time is over', async () => {
  const hanging = { ...answering, name: 'bills', ask: () => new Promise<string>(() => {}) };
  const { unanswered } = await askProviders(
    [hanging, answering],
    { words: 'LA' },
    { ...asking(), timeoutMs: 1 },
  );
  expect(unanswered).toContain('bills');
});

test('nobody is answered who has gone', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  const hanging = { ...answering, ask: () => new Promise<string>(() => {}) };
  await expect(askProviders([hanging], { words: '' }, { ...asking(), signal: gone })).rejects.toThrow('gone');
});
