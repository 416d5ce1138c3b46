import { type ComponentType, createContext, useContext } from 'react';

type RemoteSlotProps = {
  /** `console.today`: whose page it is, and where on it. */
  slot: string;
};

/** What shows the parts of a slot; given by the shell around its pages. */
export const SlotContext = createContext<ComponentType<RemoteSlotProps> | null>(null);

/**
 * A place in a page for the parts that remotes bring to it (`parts` of their `remote.json`), in the order of the
 * registry. Each loads and fails by itself. Outside of the workspace it is empty.
 */
export function RemoteSlot({ slot }: RemoteSlotProps) {
  const Parts = useContext(SlotContext);
  return Parts && <Parts slot={slot} />;
}
