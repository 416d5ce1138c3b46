import { useState } from 'react';
import { isSavedElsewhere } from '../saved-elsewhere/saved-elsewhere.ts';
import type { TableLook, TableMemory } from '../table-memory/table-memory.ts';
import { type ColumnDraft, draftOf, isSameLook, lookOf, readWidth } from './column-draft.ts';

/** How the last save or reset went: there is never more than one of them to tell of. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'resetting' }
  | { kind: 'saved' }
  | { kind: 'saveFailed'; failure: unknown; wanted: Wanted }
  | { kind: 'wasReset'; before: Before }
  | { kind: 'resetFailed'; failure: unknown }
  | { kind: 'askingDefault' }
  | { kind: 'settingDefault' }
  | { kind: 'defaultSet' }
  | { kind: 'defaultFailed'; failure: unknown };

type Before = { draft: ColumnDraft; saved: TableLook | null };

/** What was to be kept, how that is told, and what is shown after it where that is something else. */
type Wanted = { next: TableLook; done: Outcome; edited?: ColumnDraft };

export type ColumnDraftOptions = {
  look: TableLook;
  /** What the server remembers, which is what was shipped where that is nothing. */
  saved: TableLook;
  /** With every column that there is; of null: as it was shipped. */
  complete: (look: TableLook | null) => TableLook;
  memory: Pick<TableMemory, 'settings' | 'saveSettings' | 'resetSettings' | 'saveDefaultColumns'>;
  onPreview: (look: TableLook | null) => void;
  onKept?: (look: TableLook) => void;
};

/** The column settings while they are edited: each change is shown in the table at once, and kept when it is saved. */
export function useColumnDraft(options: ColumnDraftOptions) {
  const { look, saved, complete, memory, onPreview, onKept } = options;
  const [draft, setDraft] = useState(() => draftOf(look));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  /** What the table goes back to without a save. */
  const [kept, setKept] = useState(look);
  const current = lookOf(draft);
  // What is edited was made from the settings that were there when it began, whatever is saved elsewhere meanwhile.
  const newest = memory.settings?.version ?? null;
  const own = memory.settings?.isOfOrganisation ? null : memory.settings;
  const [madeFrom, setMadeFrom] = useState<string | null | 'newest'>(newest);
  // A width that was dragged just before is in the draft already, and saved by the table only now.
  const isOwnSave = madeFrom !== newest && isSameLook(saved, kept);
  if (madeFrom === 'newest' || isOwnSave) setMadeFrom(newest);

  const show = (next: ColumnDraft) => {
    setDraft(next);
    onPreview(lookOf(next));
  };
  const keep = (next: TableLook) => {
    setKept(next);
    setMadeFrom('newest');
    onPreview(null);
    onKept?.(next);
  };

  const save = async (wanted: Wanted, from: string | null) => {
    const { next, done, edited } = wanted;
    setOutcome({ kind: 'saving' });
    try {
      await memory.saveSettings(next, from);
      keep(next);
      setOutcome(done);
      if (edited) onPreview(lookOf(edited));
    } catch (failure) {
      setOutcome({ kind: 'saveFailed', failure, wanted });
    }
  };

  return {
    draft,
    outcome,
    isChanged: !isSameLook(current, kept) || draft.columns.some(hasWrongWidth),
    isBusy: ['saving', 'resetting', 'settingDefault'].includes(outcome.kind),
    change: (next: ColumnDraft) => {
      setOutcome({ kind: 'none' });
      show(next);
    },
    /** After a conflict it is made from what is there by now: its person has been told. */
    save: () => {
      const from = outcome.kind === 'saveFailed' && isSavedElsewhere(outcome.failure) ? newest : madeFrom;
      return save({ next: current, done: { kind: 'saved' } }, from);
    },
    /** What was refused, which need not be what is edited. */
    keepMine: () => outcome.kind === 'saveFailed' && save(outcome.wanted, newest),
    takeTheirs: () => {
      setDraft(draftOf(saved));
      keep(saved);
      setOutcome({ kind: 'none' });
    },
    reset: async () => {
      const before = { draft, saved: own };
      setOutcome({ kind: 'resetting' });
      try {
        const look = complete(await memory.resetSettings());
        setDraft(draftOf(look));
        keep(look);
        setOutcome({ kind: 'wasReset', before });
      } catch (failure) {
        setOutcome({ kind: 'resetFailed', failure });
      }
    },
    askDefault: () => setOutcome({ kind: 'askingDefault' }),
    cancelDefault: () => setOutcome({ kind: 'none' }),
    setDefault: async () => {
      setOutcome({ kind: 'settingDefault' });
      try {
        await memory.saveDefaultColumns?.(current);
        // Who has no settings of their own sees these from now on.
        if (!own) keep(current);
        setOutcome({ kind: 'defaultSet' });
      } catch (failure) {
        setOutcome({ kind: 'defaultFailed', failure });
      }
    },
    undoReset: async ({ draft: edited, saved: before }: Before) => {
      // What had been edited and not saved is so again.
      show(edited);
      // The reset left nothing: what is there by now was saved in another window, and is not to be lost unasked.
      if (before) await save({ next: before, done: { kind: 'none' }, edited }, null);
      else setOutcome({ kind: 'none' });
    },
  };
}

export const hasWrongWidth = ({ widthText }: { widthText: string }) => readWidth(widthText) === undefined;
