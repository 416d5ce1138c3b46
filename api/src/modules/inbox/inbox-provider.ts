import { type InboxClaim, type InboxSource, inboxSources, type LocalizedText } from '@berth/contract';
import { toChinaTime } from '../../china-time.ts';
import type { Actor } from '../../http/handlers.ts';
import type { Provider } from '../../providers/ask-providers.ts';

/** One thing that waits. */
type InboxEntry = {
  id: string;
  number: string;
  customer: string;
  what: LocalizedText;
  since: string;
  claim: InboxClaim | null;
  path: string;
};

export type InboxPart = { source: InboxSource; count: number; items: InboxEntry[] };

/** What a module has in the inbox of staff; registered in `create-handlers.ts`. */
export type InboxProvider = Provider<object, InboxPart> & { name: InboxSource };

type Waiting = Omit<InboxEntry, 'since'> & { since: string | null };

/** A source by how it reads its oldest, each with how many there are in all. */
export function inboxSource<Row extends { waiting: number }>(
  source: InboxSource,
  read: (actor: Actor) => Promise<readonly Row[]>,
  present: (row: Row, actor: Actor) => Waiting,
): InboxProvider {
  return {
    name: source,
    permission: inboxSources[source].permission,
    ask: async ({ actor }) => {
      const rows = await read(actor);
      return {
        source,
        count: rows[0]?.waiting ?? 0,
        items: rows.map((row) => {
          const item = present(row, actor);
          return { ...item, since: item.since === null ? '' : toChinaTime(item.since) };
        }),
      };
    },
  };
}

/** Whose something is, to somebody who looks at it. */
export function claimOf(ownerId: string | null, { userId }: Pick<Actor, 'userId'>): InboxClaim {
  if (ownerId === null) return 'nobodys';
  return ownerId === userId ? 'mine' : 'colleagues';
}
