import { useState } from 'react';
import type { TableLook, TableMemory } from '../table-memory/table-memory.ts';
import { type ColumnDraft, draftOf, isSameLook, lookOf, readWidth } from './column-draft.ts';

/** How the last save or reset went: there is never more than one of them to tell of. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'resetting' }
  | { kind: 'saved' }
  | { kind: 'saveFailed'; failure: unknown }
  | { kind: 'wasReset'; before: Before }
  | { kind: 'resetFailed'; failure: unknown };

type Before = { draft: ColumnDraft; saved: TableLook | null };

export type ColumnDraftOptions = {
  look: TableLook;
  shipped: TableLook;
  memory: Pick<TableMemory, 'settings' | 'saveSettings' | 'resetSettings'>;
  onPreview: (look: TableLook | null) => void;
  onReset?: () => void;
};

/** The column settings while they are edited: each change is shown in the table at once, and kept when it is saved. */
export function useColumnDraft({ look, shipped, memory, onPreview, onReset }: ColumnDraftOptions) {
  const [draft, setDraft] = useState(() => draftOf(look));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  /** What the table goes back to without a save. */
  const [kept, setKept] = useState(look);
  const current = lookOf(draft);

  const show = (next: ColumnDraft) => {
    setDraft(next);
    onPreview(lookOf(next));
  };
  const keep = (next: TableLook) => {
    setKept(next);
    onPreview(null);
  };

  const save = async (next: TableLook, saved: Outcome) => {
    setOutcome({ kind: 'saving' });
    try {
      await memory.saveSettings(next);
      keep(next);
      setOutcome(saved);
    } catch (failure) {
      setOutcome({ kind: 'saveFailed', failure });
    }
  };

  return {
    draft,
    outcome,
    isChanged: !isSameLook(current, kept) || draft.columns.some(hasWrongWidth),
    isBusy: outcome.kind === 'saving' || outcome.kind === 'resetting',
    change: (next: ColumnDraft) => {
      setOutcome({ kind: 'none' });
      show(next);
    },
    save: () => save(current, { kind: 'saved' }),
    reset: async () => {
      const before = { draft, saved: memory.settings };
      setOutcome({ kind: 'resetting' });
      try {
        await memory.resetSettings();
        setDraft(draftOf(shipped));
        onReset?.();
        keep(shipped);
        setOutcome({ kind: 'wasReset', before });
      } catch (failure) {
        setOutcome({ kind: 'resetFailed', failure });
      }
    },
    undoReset: async ({ draft: edited, saved }: Before) => {
      show(edited);
      if (saved) await save(saved, { kind: 'none' });
      else setOutcome({ kind: 'none' });
      // What had been edited and not saved is so again.
      onPreview(lookOf(edited));
    },
  };
}

export const hasWrongWidth = ({ widthText }: { widthText: string }) => readWidth(widthText) === undefined;
