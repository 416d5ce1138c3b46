import { fillTemplate, type SavedView } from '@berth/contract';
import { useState } from 'react';
import { failureText } from '../table-memory/failure-text.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import { savedViewsTexts } from './saved-views-texts.ts';
import { contentOf, type ViewContent } from './view-content.ts';

/** What the menu is about: its list, or one thing that is being done. */
export type ViewTask = { kind: 'list' } | { kind: 'saveAs' } | { kind: 'rename' | 'delete'; id: string };

type Outcome = { kind: 'none' | 'busy' } | { kind: 'done' | 'failed'; text: string };

type ViewChangesOptions = {
  memory: Pick<TableMemory, 'saveView' | 'deleteView'>;
  shown: ViewContent;
  /** A new view is what the table shows from now on. */
  onSavedAs: (title: string) => void;
  /** The view as it was called before. */
  onRename: (view: SavedView) => void;
  /** What was being done is over: the focus is to go to the list. */
  onList: () => void;
};

/** Everything that changes the saved views, one at a time, and how the last of it went. */
export function useViewChanges({ memory, shown, onSavedAs, onRename, onList }: ViewChangesOptions) {
  const texts = useTexts(savedViewsTexts);
  const [task, setTask] = useState<ViewTask>({ kind: 'list' });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  const attempt = async (change: () => Promise<void>, words: { done: string; failed: string }) => {
    setOutcome({ kind: 'busy' });
    try {
      await change();
      onList();
      setTask({ kind: 'list' });
      setOutcome({ kind: 'done', text: words.done });
    } catch (failure) {
      const why = failureText(failure, texts.locale);
      const text = why ? fillTemplate(texts.because, { what: words.failed, why }) : words.failed;
      setOutcome({ kind: 'failed', text });
    }
  };
  const save = (view: Parameters<TableMemory['saveView']>[0], done: string) =>
    attempt(() => memory.saveView(view), {
      done: fillTemplate(done, { title: view.title }),
      failed: texts.saveFailed,
    });

  return {
    task,
    outcome,
    isBusy: outcome.kind === 'busy',
    begin: (next: ViewTask) => {
      if (next.kind === 'list') onList();
      setTask(next);
      setOutcome({ kind: 'none' });
    },
    saveAs: (title: string, isDefault: boolean) =>
      attempt(
        async () => {
          await memory.saveView({ ...contentOf(shown), title, isDefault });
          onSavedAs(title);
        },
        { done: fillTemplate(texts.saved, { title }), failed: texts.saveFailed },
      ),
    saveChanges: (view: SavedView) => save({ ...view, ...contentOf(shown) }, texts.saved),
    rename: (view: SavedView, title: string) => {
      onRename(view);
      return save({ ...view, title }, texts.saved);
    },
    toggleDefault: (view: SavedView) =>
      save({ ...view, isDefault: !view.isDefault }, view.isDefault ? texts.noDefault : texts.nowDefault),
    remove: ({ id, title }: SavedView) =>
      attempt(() => memory.deleteView(id), {
        done: fillTemplate(texts.deleted, { title }),
        failed: texts.deleteFailed,
      }),
  };
}
