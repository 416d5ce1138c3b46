import { randomUUID } from 'node:crypto';
import { type IntegrationScope, integrationScopes } from '@berth/contract';
import { makeKey } from '../src/modules/systems/keys/integration-keys.ts';
import { createCaller } from './caller.ts';
import type { Portal } from './portal.ts';

/** A system with a key; for everything unless scopes are given. */
export async function openSystem(
  { app, database, clock }: Portal,
  {
    name = 'Port system',
    scopes = integrationScopes,
  }: { name?: string; scopes?: readonly IntegrationScope[] } = {},
) {
  const { id, text } = await makeKey({ database: database.kysely, clock }, { name, scopes });
  // No page calls: what a system sends and nothing else.
  const nothing = { 'x-requested-with': '', 'sec-fetch-site': '' };
  return { ...createCaller(app, { ...nothing, authorization: `Bearer ${text}` }), keyId: id, text };
}

/** An id that was never used. */
export const newEventId = () => `event-${randomUUID()}`;
