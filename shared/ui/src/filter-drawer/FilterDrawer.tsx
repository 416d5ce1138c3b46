import { FilterOutlined } from '@ant-design/icons';
import {
  fillTemplate,
  fromFilterObject,
  type ParsedCondition,
  type SavedFilter,
  toFilterObject,
} from '@berth/contract';
import { Button, Drawer, Tabs } from 'antd';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { TypedScopeContext } from '../typed-work/typed-scope.ts';
import { useAskedClose } from '../typed-work/use-asked-close.tsx';
import { useFocusAfterClose, withoutLateFocus } from '../use-focus-after-close.ts';
import { ConditionsTab } from './ConditionsTab.tsx';
import { FavouritesTab } from './FavouritesTab.tsx';
import styles from './FilterDrawer.module.css';
import { useFilterTexts } from './filter-drawer-texts.ts';
import type { FilterField } from './filter-field.ts';
import { droppedNotice, type FilterNotice } from './filter-notice.ts';
import { toRows } from './filter-rows.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { SaveFavourite } from './SaveFavourite.tsx';
import { fieldNames, useFilterDraft } from './use-filter-draft.ts';

/** What others can do with a drawer: open it, also at the condition of a field. */
export type FilterDrawerHandle = { open: (field?: string) => void };

export type FilterDrawerProps = {
  /** Everything that the list can be filtered by, in the order in which it is offered. */
  fields: readonly FilterField[];
  /** What is applied; kept outside, in the URL of a table. */
  conditions: readonly ParsedCondition[];
  onApply: (conditions: readonly ParsedCondition[]) => void;
  /** Where favourites are kept: `useTableMemory(table)`. */
  memory: TableMemory;
  ref?: Ref<FilterDrawerHandle>;
};

/** Pixels (spec section 9). */
const drawerWidth = 650;

/**
 * The filter of a table (spec sections 4, 5, 8, 9): a button that shows how many conditions are applied, and the
 * drawer in which conditions are made, applied, cleared and kept as favourites (常用).
 */
export function FilterDrawer({ fields, conditions, onApply, memory, ref }: FilterDrawerProps) {
  const texts = useFilterTexts();
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const draft = useFilterDraft(fields, conditions, onApply);
  const drawer = useDrawerState();
  const { setNotice } = drawer;
  const asked = useAskedClose(drawer.close);
  useFocusAfterClose(drawer.isOpen);
  useImperativeHandle(ref, () => ({ open: drawer.open }));
  const applied = toRows(fields, conditions).rows.length;

  const keepButton = useRef<HTMLButtonElement>(null);
  const handleKept = () => {
    flushSync(() => drawer.setIsKeeping(false));
    keepButton.current?.focus(); // the form that had it is gone
  };
  const handleApply = () => {
    if (!draft.canApply) return;
    draft.apply();
    drawer.close();
  };
  const handleClear = () => {
    setNotice(null);
    drawer.setIsKeeping(false);
    draft.clear();
  };
  const handlePick = (filter: SavedFilter) => {
    const { conditions: kept, unreadable } = fromFilterObject(filter.filterObj);
    const { rows, dropped } = toRows(fields, kept);
    const gone = [...new Set([...unreadable, ...fieldNames(dropped)])];
    if (rows.length === 0) {
      const names = { title: filter.title, fields: gone.join(texts.listJoin) };
      return setNotice({ kind: 'warning', text: fillTemplate(texts.allDropped, names) });
    }
    draft.replace(rows);
    if (gone.length === 0) return drawer.close();
    // What is not applied has to be seen, so the drawer stays open for once.
    drawer.setTab('conditions');
    setNotice(droppedNotice(gone, texts));
  };
  const notice = drawer.notice ?? (draft.dropped.length > 0 ? droppedNotice(draft.dropped, texts) : null);
  return (
    <>
      <Button
        className={styles.button}
        icon={<FilterOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => drawer.open()}
      >
        {texts.filter}
        {applied > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {applied}
            </span>
            <span className={styles.spoken}>{fillTemplate(texts.filterApplied, { count: applied })}</span>
          </>
        )}
      </Button>
      <Drawer
        title={texts.filter}
        closable={{ 'aria-label': texts.close }}
        size={isNarrow ? '100%' : drawerWidth}
        open={drawer.isOpen}
        onClose={asked.close}
        afterOpenChange={(isOpen) => isOpen && drawer.focusWanted(draft.rows)}
        focusable={withoutLateFocus}
        destroyOnHidden
        footer={
          drawer.tab === 'conditions' && (
            <DrawerFooter
              keepButton={keepButton}
              canApply={draft.canApply}
              // One of the same name might be there, and would be refused or be there twice.
              canKeep={draft.canApply && !memory.areFiltersLoading && !memory.filtersProblem}
              isWrong={draft.isWrong}
              isKeeping={drawer.isKeeping}
              onKeep={() => drawer.setIsKeeping(true)}
              onClear={handleClear}
              onApply={handleApply}
            />
          )
        }
      >
        {asked.question}
        <NoticeLine notice={notice} />
        <TypedScopeContext value={asked.scope}>
          <Tabs
            activeKey={drawer.tab}
            onChange={drawer.setTab}
            items={[
              {
                key: 'conditions',
                label: texts.conditions,
                children: (
                  <>
                    <ConditionsTab
                      fields={fields}
                      draft={draft}
                      focusKey={drawer.focusKey}
                      onFocusRow={drawer.setFocusKey}
                      onNoFields={() => setNotice({ kind: 'warning', text: texts.noFields })}
                      onApply={handleApply}
                    />
                    {drawer.isKeeping && (
                      <SaveFavourite
                        filterObj={toFilterObject(draft.entered)}
                        canSave={draft.canApply}
                        memory={memory}
                        onNotice={setNotice}
                        onClose={handleKept}
                      />
                    )}
                  </>
                ),
              },
              {
                key: 'favourites',
                label: texts.favourites,
                children: (
                  <FavouritesTab fields={fields} memory={memory} onPick={handlePick} onNotice={setNotice} />
                ),
              },
            ]}
          />
        </TypedScopeContext>
      </Drawer>
    </>
  );
}

/** What the drawer shows at the moment; a drawer that is opened again begins at its conditions. */
function useDrawerState() {
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState('conditions');
  const [notice, setNotice] = useState<FilterNotice | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const [focusKey, setFocusKey] = useState<number | null>(null);
  const [wanted, setWanted] = useState<string | undefined>();
  return {
    isOpen,
    tab,
    notice,
    isKeeping,
    focusKey,
    setNotice,
    setIsKeeping,
    setFocusKey,
    open: (field?: string) => {
      setIsOpen(true);
      setTab('conditions');
      setNotice(null);
      setIsKeeping(false);
      setFocusKey(null);
      setWanted(field);
    },
    close: () => setIsOpen(false),
    setTab: (next: string) => {
      setTab(next);
      setNotice(null);
    },
    /** Once the drawer stands: before, it takes the focus itself. */
    focusWanted: (rows: readonly { key: number; field: string }[]) =>
      setFocusKey(rows.find((row) => row.field === wanted)?.key ?? null),
  };
}

type DrawerFooterProps = {
  keepButton: Ref<HTMLButtonElement>;
  canApply: boolean;
  canKeep: boolean;
  isWrong: boolean;
  isKeeping: boolean;
  onKeep: () => void;
  onClear: () => void;
  onApply: () => void;
};

function DrawerFooter(props: DrawerFooterProps) {
  const { keepButton, canApply, canKeep, isWrong, isKeeping, onKeep, onClear, onApply } = props;
  const texts = useFilterTexts();
  return (
    <div className={styles.footer}>
      <Button ref={keepButton} onClick={onKeep} disabled={!canKeep || isKeeping}>
        {texts.keep}
      </Button>
      <span className={styles.grow} role="status">
        {isWrong && texts.fixFirst}
      </span>
      <Button onClick={onClear}>{texts.clear}</Button>
      <Button type="primary" onClick={onApply} disabled={!canApply}>
        {texts.apply}
      </Button>
    </div>
  );
}
