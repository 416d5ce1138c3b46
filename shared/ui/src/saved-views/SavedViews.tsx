import { DownOutlined, LayoutOutlined } from '@ant-design/icons';
import { fillTemplate, type SavedView } from '@berth/contract';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { mergeColumns, type ShippedColumn } from '../column-settings/merge-columns.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './SavedViews.module.css';
import { savedViewsTexts } from './saved-views-texts.ts';
import { usePopup } from './use-popup.ts';
import { useViewChanges } from './use-view-changes.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import {
  type ChosenView,
  contentOf,
  findView,
  isSameSearch,
  isSameView,
  type ViewContent,
} from './view-content.ts';

export type SavedViewsProps = {
  /** The table's own columns, in their own order. */
  columns: readonly ShippedColumn[];
  /** What the table shows now. */
  shown: ViewContent;
  memory: Pick<TableMemory, 'isLoading' | 'settings' | 'views' | 'saveView' | 'deleteView' | 'loadProblem'>;
  /**
   * Columns, order, sort and filter together; without a view the person's own columns, unsorted and unfiltered.
   * `isAtOpening`: nobody chose it, it is the default of a page that was opened just now.
   */
  onApply: (view: ViewContent, options?: { isAtOpening: boolean }) => void;
  /**
   * The page was opened with no search of its own: the default view, where there is one, is applied once. It also is
   * where the page has the very search of that view, as after a refresh: its columns stand in no address.
   */
  isFresh?: boolean;
};

/**
 * The views of a table (spec section 1): a button that names the one in use and marks it where the table shows
 * something else by now, and a menu to choose, save, rename and delete, one view being the default.
 */
export function SavedViews({ columns, shown, memory, onApply, isFresh = false }: SavedViewsProps) {
  const texts = useTexts(savedViewsTexts);
  const popup = usePopup();
  /** undefined: nothing was chosen yet, and the view that the table happens to show is the one in use. */
  const [chosen, setChosen] = useState<ChosenView | null | undefined>();
  const changes = useViewChanges({
    memory,
    shown,
    onSavedAs: (title) => setChosen({ title }),
    onRename: ({ id, title }) =>
      setChosen((was) => (was && 'title' in was && was.title === title ? { id } : was)),
    onList: popup.focusPanel,
  });
  const found =
    chosen === undefined ? memory.views.find((view) => isSameView(view, shown, columns)) : undefined;
  // From here on it is in use, also when the table goes on to show something else.
  if (found) setChosen({ id: found.id });
  const current = found ?? findView(memory.views, chosen ?? null);
  const isChanged = current !== undefined && !isSameView(current, shown, columns);
  const apply = (view: SavedView | null) => {
    setChosen(view && { id: view.id });
    const own = {
      columns: mergeColumns(columns, memory.settings?.columns ?? null),
      sort: null,
      filterObj: {},
    };
    onApply(view ? contentOf(view) : own);
  };
  useDefaultView(memory, (view) => {
    // Nor where somebody has searched while it was on its way.
    const isUntouched = isFresh && chosen === undefined && isSameSearch(noSearch, shown);
    if (!isUntouched && !isSameSearch(view, shown)) return;
    setChosen({ id: view.id });
    onApply(contentOf(view), { isAtOpening: true });
  });
  return (
    <div className={styles.anchor} {...popup.anchorProps}>
      <Button
        ref={popup.button}
        icon={<LayoutOutlined />}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        onClick={() => {
          changes.begin({ kind: 'list' });
          if (popup.isOpen) popup.close();
          else popup.open();
        }}
      >
        <span className={styles.name}>
          {current ? fillTemplate(texts.current, { title: current.title }) : texts.button}
        </span>
        {isChanged && <span className={styles.changed}>{texts.changed}</span>}
        <DownOutlined className={styles.arrow} aria-hidden="true" />
      </Button>
      {popup.isOpen && (
        <div className={styles.panel} role="dialog" aria-label={texts.menu} {...popup.panelProps}>
          <ViewsMenu
            {...{ memory, current, isChanged, changes }}
            onChoose={(view) => {
              apply(view);
              popup.close();
            }}
          />
        </div>
      )}
    </div>
  );
}

const noSearch = { sort: null, filterObj: {} };

/** Hands on the default view when the views are there for the first time, also where that took another attempt. */
function useDefaultView(
  { isLoading, views, loadProblem }: Pick<TableMemory, 'isLoading' | 'views' | 'loadProblem'>,
  onFound: (view: SavedView) => void,
): void {
  const isSettled = useRef(false);
  useEffect(() => {
    if (isLoading || isSettled.current) return;
    const first = views.find((view) => view.isDefault);
    isSettled.current = views.length > 0 || loadProblem === undefined;
    if (first) onFound(first);
  });
}
