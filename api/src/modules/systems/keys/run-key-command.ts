import { countCharacters, type IntegrationScope, integrationScopes, trimText } from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import { ConfigError } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import { forgetCursors } from '../../../database/dump/forget-cursors.ts';
import { type KeyRow, listKeys } from '../../sessions/bearer-keys.repository.ts';
import {
  listRefusalCounts,
  listRefusals,
  type RefusalCountRow,
  type RefusalRow,
} from '../refusals/refusals.repository.ts';
import { markKeyRevoked } from './integration-keys.repository.ts';
import { makeKey } from './integration-keys.ts';

type KeyCommand =
  | { what: 'add'; name: string; scopes: IntegrationScope[] }
  | { what: 'list' }
  | { what: 'revoke'; id: string }
  | { what: 'refused' }
  | { what: 'restored' };

const maxName = 60;
const usage = `Usage:
  npm run integration -- add NAME --scope SCOPE [--scope SCOPE …]   scopes: ${integrationScopes.join(', ')}
  npm run integration -- list
  npm run integration -- revoke ID
  npm run integration -- refused
  npm run integration -- restored`;
const shownRefusals = 50;

/** What was typed, or the reason why it is no command. */
export function readKeyCommand(words: readonly string[], scopes: readonly string[]): KeyCommand {
  const [what, given = '', ...rest] = words;
  const text = trimText(given);
  if (rest.length > 0) throw new ConfigError(`A NAME of several words stands in quotation marks.\n${usage}`);
  switch (what) {
    case 'list':
    case 'refused':
    case 'restored':
      return { what };
    case 'revoke':
      if (!/^[0-9a-f-]{36}$/.test(text))
        throw new ConfigError(`revoke takes the ID that list shows.\n${usage}`);
      return { what, id: text };
    case 'add':
      if (text === '' || countCharacters(text) > maxName) {
        throw new ConfigError(`add takes the NAME of the system, 1 to ${maxName} characters.\n${usage}`);
      }
      return { what, name: text, scopes: readScopes(scopes) };
    default:
      throw new ConfigError(usage);
  }
}

function readScopes(given: readonly string[]): IntegrationScope[] {
  const unknown = given.find((scope) => !integrationScopes.some((known) => known === scope));
  if (unknown !== undefined) throw new ConfigError(`There is no scope ${unknown}.\n${usage}`);
  const scopes = integrationScopes.filter((scope) => given.includes(scope));
  if (scopes.length === 0) throw new ConfigError(`add takes at least one --scope.\n${usage}`);
  return scopes;
}

/** Does it, and says what the person who typed it reads. */
export async function runKeyCommand(
  deps: Pick<Context, 'database' | 'clock'>,
  command: KeyCommand,
): Promise<string> {
  switch (command.what) {
    case 'add': {
      const { id, text } = await makeKey(deps, command);
      return `${text}\n\nThe key of ${command.name} (${command.scopes.join(', ')}), shown this once. Its ID is ${id}.`;
    }
    case 'list': {
      const keys = await listKeys(deps.database, 'integration_key');
      return keys.length === 0 ? 'There are no keys.' : keys.map(describe).join('\n');
    }
    case 'revoke': {
      const isDone = await markKeyRevoked(deps.database, command.id, deps.clock());
      if (!isDone) throw new ConfigError(`There is no key ${command.id} in force.`);
      return `The key ${command.id} is refused from now on.`;
    }
    case 'refused': {
      const rows = await listRefusals(deps.database, shownRefusals);
      const counts = await listRefusalCounts(deps.database, shownRefusals);
      const lines = [...rows.map(describeRefusal), ...counts.map(describeCount)];
      return lines.length === 0 ? 'No call of a system was refused.' : lines.join('\n');
    }
    case 'restored':
      await forgetCursors(deps.database);
      return 'No cursor of bookingChanges is known any more: systems read from the start.';
  }
}

function describeRefusal({ at, system, endpoint, target, event_id, code }: RefusalRow): string {
  return [toChinaTime(at), system, endpoint, target ?? '-', event_id ?? '-', code].join('  ');
}

function describeCount({ hour, endpoint, code, key_id, calls }: RefusalCountRow): string {
  return [toChinaTime(hour), key_id || 'no known key', endpoint, code, `${calls} calls within the hour`].join(
    '  ',
  );
}

function describe(key: KeyRow<'integration_key'>): string {
  const used = key.last_used_at ? `last used ${toChinaTime(key.last_used_at)}` : 'never used';
  const state = key.revoked_at ? `revoked ${toChinaTime(key.revoked_at)}` : used;
  return [key.id, key.name, key.scopes.join(','), `made ${toChinaTime(key.made_at)}`, state].join('  ');
}
