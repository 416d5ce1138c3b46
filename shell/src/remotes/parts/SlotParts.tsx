import { useSite, useUser } from '@berth/runtime';
import { useRunningRemotes } from '../use-running-remotes.ts';
import { LoadedPart } from './LoadedPart.tsx';
import { partsOfSlot } from './parts-of-slot.ts';

/** All that remotes bring to a slot; each part loads, fails and gives way by itself. */
export function SlotParts({ slot }: { slot: string }) {
  const { remotes } = useSite();
  const parts = partsOfSlot(slot, remotes, useRunningRemotes(), useUser());
  return parts.map(({ entry, name }) => (
    <LoadedPart key={`${entry.name} ${name}`} entry={entry} name={name} />
  ));
}
