import type { SearchGroup } from '@berth/contract';
import { expect, test } from '@jest/globals';
import type { Call } from '../../http/handlers.ts';
import { type SearchProvider, searchHandlers } from './search.routes.ts';

const nothing: SearchGroup = { kind: 'bookings', hits: [], hasMore: false };

test('a module that fails is named, and a group without hits is left out', async () => {
  const warnings: string[] = [];
  const providers: SearchProvider[] = [
    { name: 'bookings', ask: async () => nothing },
    { name: 'containers', ask: async () => Promise.reject(new Error('down')) },
  ];
  const handlers = searchHandlers({
    providers,
    patience: 1,
    warn: (_cause, message) => void warnings.push(message),
  });
  const call = { query: { words: 'x' }, actor: { permissions: [] }, signal: new AbortController().signal };
  // What the handler reads of a call.
  const answer = await handlers['GET /business/search'](call as unknown as Call<'GET /business/search'>);
  expect(answer).toEqual({ groups: [], unanswered: ['containers'] });
  expect(warnings).toEqual(['the provider containers did not answer']);
});
