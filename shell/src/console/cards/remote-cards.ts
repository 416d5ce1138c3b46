import { cardSlot, type RemoteEntry, type UserInfo } from '@berth/contract';
import { partsOfSlot } from '../../remotes/parts/parts-of-slot.ts';
import type { ConsoleCard } from './console-card.ts';

/** Where a card stands that does not say so. */
const lastOrder = 1000;

/** The cards that remotes bring, as their declarations have them. */
export function remoteCards(
  remotes: readonly RemoteEntry[],
  running: readonly RemoteEntry[],
  user: Pick<UserInfo, 'role' | 'permissions'> | null,
): ConsoleCard[] {
  return partsOfSlot(cardSlot, remotes, running, user).map(({ entry, name, part }) => ({
    key: `${entry.name}/${name}`,
    title: part.title ?? entry.title,
    size: part.size ?? { columns: 'half', rows: 'normal' },
    order: part.order ?? lastOrder,
    entry,
    part: name,
  }));
}
