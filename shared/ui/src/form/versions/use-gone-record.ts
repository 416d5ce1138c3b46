import { useState } from 'react';

export type GoneRecordInput = {
  identity: { id: string } | null;
  /** The record that the server said it does not have. */
  goneId: string | null;
  /** What is on the page may be saved as a new record. */
  isSavable: boolean;
  /** Continues without a record; what the form retained stays in the place of the one that is gone. */
  onLetGo: () => void;
  saveAnew: () => Promise<void>;
};

/** What a form does about a record that somebody deleted meanwhile. */
export function useGoneRecord({ identity, goneId, isSavable, onLetGo, saveAnew }: GoneRecordInput) {
  const [missedId, setMissedId] = useState<string | null>(null);
  return {
    isGone: identity !== null && (identity.id === goneId || identity.id === missedId),
    /** A call found it gone. */
    miss: () => setMissedId(identity?.id ?? null),
    saveAsNew: () => {
      if (isSavable) onLetGo();
      void saveAnew();
    },
  };
}
