import { fillTemplate, type SavedView } from '@berth/contract';
import { useState } from 'react';
import { isSavedElsewhere } from '../saved-elsewhere/saved-elsewhere.ts';
import { failureText, isNameRefused } from '../table-memory/failure-text.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import { savedViewsTexts } from './saved-views-texts.ts';
import { contentOf, type ViewContent } from './view-content.ts';

/** What the menu is about: its list, or one thing that is being done. */
export type ViewTask =
  | { kind: 'list' }
  | { kind: 'saveAs' }
  | { kind: 'rename' | 'delete' | 'offer'; id: string };

/**
 * `mine`: it was saved elsewhere meanwhile, and this is the change that was wanted. `refusedName`: why the server does
 * not take the name, to be told at its field alone.
 */
type Outcome =
  | { kind: 'none' | 'busy' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string; mine?: WantedChange; refusedName?: string };

type WantedChange = {
  view: SavedView;
  change: ViewChange;
  done: string;
  /** Of what the table shows, not of the view's name or default alone. */
  isOfContent: boolean;
};

type ViewChange = (view: SavedView) => SavedView;

type ViewChangesOptions = {
  memory: Pick<TableMemory, 'views' | 'saveView' | 'deleteView' | 'saveDefaultView'>;
  shown: ViewContent;
  /** As a change of its content is made from it. */
  inUse: SavedView | null;
  /** Its content is this now. */
  onSaved: (view: SavedView) => void;
  /** A new view is what the table shows from now on. */
  onSavedAs: (title: string) => void;
  onRemoved: (id: string) => void;
  /** What was saved elsewhere is to be shown. */
  onTakeTheirs: (id: string) => void;
  /** What was being done is over: the focus is to go to the list. */
  onList: () => void;
};

/** Everything that changes the saved views, one at a time, and how the last of it went. */
export function useViewChanges(options: ViewChangesOptions) {
  const { memory, shown, inUse, onSaved, onSavedAs, onRemoved, onTakeTheirs, onList } = options;
  const texts = useTexts(savedViewsTexts);
  const [task, setTask] = useState<ViewTask>({ kind: 'list' });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  const finish = (next: Outcome) => {
    onList();
    setTask({ kind: 'list' });
    setOutcome(next);
  };
  const attempt = async (
    write: () => Promise<void>,
    words: { done: string; failed: string },
    mine?: WantedChange,
  ) => {
    setOutcome({ kind: 'busy' });
    try {
      await write();
      finish({ kind: 'done', text: words.done });
      return true;
    } catch (failure) {
      const why = failureText(failure, texts.locale);
      const text = why ? fillTemplate(texts.because, { what: words.failed, why }) : words.failed;
      setOutcome({
        kind: 'failed',
        text,
        mine: isSavedElsewhere(failure) ? mine : undefined,
        refusedName: isNameRefused(failure) ? why : undefined,
      });
      return false;
    }
  };
  const save = (view: SavedView, change: ViewChange, done: string, isOfContent = false) => {
    const changed = change(view);
    const words = { done: fillTemplate(done, { title: changed.title }), failed: texts.saveFailed };
    const write = async () => {
      await memory.saveView(changed);
      if (isOfContent) onSaved(changed);
    };
    return attempt(write, words, { view, change, done, isOfContent });
  };
  const mine = outcome.kind === 'failed' ? outcome.mine : undefined;

  return {
    task,
    outcome,
    isBusy: outcome.kind === 'busy',
    /** Set where the last change met one from elsewhere: both are there, and one is to be chosen. */
    elsewhere: mine && {
      takeTheirs: () => {
        finish({ kind: 'none' });
        // Another name or default changes nothing in the table, and what it shows may be kept nowhere else.
        if (mine.isOfContent) onTakeTheirs(mine.view.id);
      },
      // The change that was wanted, of the view as it is by now.
      keepMine: () => {
        const theirs = memory.views.find(({ id }) => id === mine.view.id);
        if (theirs) save(theirs, mine.change, mine.done, mine.isOfContent);
        else finish({ kind: 'failed', text: fillTemplate(texts.gone, { title: mine.view.title }) });
      },
    },
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
    // Of the version that was changed here: the list may hold one by now that nobody has seen here.
    saveChanges: (view: SavedView) =>
      save(
        { ...view, version: inUse?.version ?? view.version },
        (was) => ({ ...was, ...contentOf(shown) }),
        texts.saved,
        true,
      ),
    rename: (view: SavedView, title: string) => save(view, (was) => ({ ...was, title }), texts.saved),
    toggleDefault: (view: SavedView) =>
      save(
        view,
        (was) => ({ ...was, isDefault: !view.isDefault }),
        view.isDefault ? texts.noDefault : texts.nowDefault,
      ),
    offer: (view: SavedView) =>
      attempt(async () => await memory.saveDefaultView?.(view), {
        done: fillTemplate(texts.offered, { title: view.title }),
        failed: texts.offerFailed,
      }),
    remove: ({ id, title }: SavedView) =>
      attempt(
        async () => {
          await memory.deleteView(id);
          onRemoved(id);
        },
        { done: fillTemplate(texts.deleted, { title }), failed: texts.deleteFailed },
      ),
  };
}
