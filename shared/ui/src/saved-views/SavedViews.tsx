import { DownOutlined, LayoutOutlined } from '@ant-design/icons';
import { fillTemplate, type SavedView } from '@berth/contract';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ShippedColumn } from '../column-settings/merge-columns.ts';
import { usePopup } from '../popup/use-popup.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './SavedViews.module.css';
import { savedViewsTexts } from './saved-views-texts.ts';
import { useViewChanges } from './use-view-changes.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { isSameSearch, isSameView, type ViewContent } from './view-content.ts';

export type SavedViewsProps = {
  /** The table's own columns, in their own order. */
  columns: readonly ShippedColumn[];
  /** What the table shows now. */
  shown: ViewContent;
  memory: Pick<
    TableMemory,
    | 'retainAs'
    | 'noteTyped'
    | 'isLoading'
    | 'views'
    | 'saveView'
    | 'deleteView'
    | 'saveDefaultView'
    | 'viewsProblem'
  >;
  /** The view in use, as the address has it; one that is not there is none. */
  viewId: string | null;
  /** That view as a change of it is made from: {@link useViewInUse}. */
  inUse: SavedView | null;
  /** What the table shows was saved into the view in use. */
  onSaved: (view: SavedView) => void;
  /**
   * A view was chosen: its columns, order, sort and filter together; null: the person's own columns, unsorted and
   * unfiltered. `isAtOpening`: nobody chose it, it is the default of a page that was opened just now.
   */
  onApply: (view: SavedView | null, options?: { isAtOpening: boolean }) => void;
  /** The view in use is this one from now on (null: none), and the table goes on to show what it shows. */
  onUse: (viewId: string | null) => void;
  /** The page was opened with no search of its own: the default view, where there is one, is applied once. */
  isFresh?: boolean;
};

/**
 * The views of a table (spec section 1): a button that names the one in use and marks it where the table shows
 * something else by now, and a menu to choose, save, rename and delete, one view being the default.
 */
export function SavedViews(props: SavedViewsProps) {
  const { columns, shown, memory, viewId, inUse, onSaved, onApply, onUse, isFresh = false } = props;
  const texts = useTexts(savedViewsTexts);
  const popup = usePopup();
  const current = memory.views.find(({ id }) => id === viewId);
  const isChanged = current !== undefined && !isSameView(current, shown, columns);
  const useSaved = useUseOfSaved(memory.views, onUse);
  const changes = useViewChanges({
    memory,
    shown,
    inUse,
    onSaved,
    onSavedAs: useSaved,
    onRemoved: (id) => id === viewId && onUse(null),
    onTakeTheirs: (id) => onApply(memory.views.find((view) => view.id === id) ?? null),
    onList: popup.focusPanel,
  });
  useDefaultView(memory, (view) => {
    // Nor where somebody has searched while it was on its way.
    if (isFresh && viewId === null && isSameSearch(noSearch, shown)) onApply(view, { isAtOpening: true });
  });
  return (
    <div className={styles.anchor} {...popup.anchorProps}>
      <Button
        ref={popup.button}
        icon={<LayoutOutlined aria-hidden="true" />}
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
      <span className={styles.spoken} role="status">
        {popup.isOpen && memory.isLoading && texts.loading}
      </span>
      {popup.isOpen && (
        <div className={styles.panel} role="dialog" aria-label={texts.menu} {...popup.panelProps}>
          <ViewsMenu
            memory={memory}
            shown={shown}
            current={current}
            isChanged={isChanged}
            changes={changes}
            onChoose={(view) => {
              onApply(view);
              popup.close();
            }}
          />
        </div>
      )}
    </div>
  );
}

const noSearch = { sort: null, filterObj: {} };

/** A new view is known by its name until the server has told its id; then it is the one in use. */
function useUseOfSaved(views: readonly SavedView[], onUse: (viewId: string) => void) {
  const [title, setTitle] = useState<string | null>(null);
  const saved = title === null ? undefined : views.find((view) => view.title === title);
  useEffect(() => {
    if (!saved) return;
    setTitle(null);
    onUse(saved.id);
  }, [saved, onUse]);
  return setTitle;
}

/** Hands on the default view when the views are there for the first time, also where that took another attempt. */
function useDefaultView(
  { isLoading, views, viewsProblem }: Pick<TableMemory, 'retainAs' | 'isLoading' | 'views' | 'viewsProblem'>,
  onFound: (view: SavedView) => void,
): void {
  const isSettled = useRef(false);
  useEffect(() => {
    if (isLoading || isSettled.current) return;
    const first = views.find((view) => view.isDefault);
    isSettled.current = views.length > 0 || viewsProblem === undefined;
    if (first) onFound(first);
  });
}
