import { DeleteOutlined, EditOutlined, SearchOutlined } from '@ant-design/icons';
import { fillTemplate, fromFilterObject, type SavedFilter } from '@berth/contract';
import { Input, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { pinyinWords } from '../search-select/pinyin-words.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { useHeard } from '../use-heard.ts';
import { ConditionWords } from './ConditionWords.tsx';
import { DeleteFavourite } from './DeleteFavourite.tsx';
import styles from './FilterDrawer.module.css';
import { type FilterTexts, useFilterTexts } from './filter-drawer-texts.ts';
import type { FilterField } from './filter-field.ts';
import type { FilterNotice } from './filter-notice.ts';
import { toRows } from './filter-rows.ts';
import { SaveFavourite } from './SaveFavourite.tsx';

type FavouritesTabProps = {
  fields: readonly FilterField[];
  memory: TableMemory;
  onPick: (filter: SavedFilter) => void;
  onNotice: (notice: FilterNotice | null) => void;
};

/** The favourites of the table: one's own, and what the main account shares. */
export function FavouritesTab({ fields, memory, onPick, onNotice }: FavouritesTabProps) {
  const texts = useFilterTexts();
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<SavedFilter | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasRenamed = useRef<string | null>(null);
  useEffect(() => {
    if (renamed === null && wasRenamed.current !== null) focusRenamed(place.current, wasRenamed.current);
    wasRenamed.current = renamed;
  }, [renamed]);
  const goneAt = useRef<number | null>(null);
  const isWaiting = memory.areFiltersLoading && memory.filters.length === 0;
  const waiting = useHeard(isWaiting ? texts.loadingFavourites : '');
  const found = memory.filters.filter((filter) => isFound(filter.title, typed));
  const list = (
    <>
      <Input
        className={styles.find}
        type="search"
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={texts.find}
        placeholder={texts.find}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.nothing} role="status">
        {found.length === 0 && texts.noneFound}
      </p>
      <ul className={styles.favourites} aria-label={texts.favourites}>
        {found.map((filter) => (
          <li className={styles.favourite} key={filter.id}>
            {filter.id === renamed ? (
              <SaveFavourite
                memory={memory}
                onNotice={onNotice}
                renamed={filter}
                filterObj={filter.filterObj}
                canSave
                onClose={() => setRenamed(null)}
              />
            ) : (
              <>
                <button type="button" className={styles.pick} onClick={() => onPick(filter)}>
                  <FavouriteWords filter={filter} fields={fields} texts={texts} />
                </button>
                {filter.isMine && (
                  <OwnActions
                    filter={filter}
                    texts={texts}
                    onRename={() => setRenamed(filter.id)}
                    onDelete={() => setLeaving(filter)}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <div ref={place}>
      <p className={styles.spoken} role="status">
        {waiting}
      </p>
      {isWaiting && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {memory.filters.length > 0 && list}
      {!isWaiting && memory.filters.length === 0 && (
        <NoFavourites memory={memory} text={texts.noFavourites} />
      )}
      <DeleteFavourite
        filter={leaving}
        onDelete={memory.deleteFilter}
        onDeleted={() => {
          goneAt.current = found.findIndex(({ id }) => id === leaving?.id);
          setLeaving(null);
          onNotice({ kind: 'done', text: texts.deleted });
        }}
        onClose={() => setLeaving(null)}
        afterClose={() => {
          if (goneAt.current !== null) focusNear(place.current, goneAt.current);
          goneAt.current = null;
        }}
      />
    </div>
  );
}

/** There is none yet, which cannot be said where the list could not be had. */
function NoFavourites({ memory, text }: { memory: TableMemory; text: string }) {
  const { filtersProblem: problem } = memory;
  if (!problem) return <EmptyState text={text} />;
  return <ErrorState message={problem.message} onRetry={problem.retry} />;
}

type OwnActionsProps = {
  filter: SavedFilter;
  texts: FilterTexts;
  onRename: () => void;
  onDelete: () => void;
};

/** What can be done with a favourite of one's own. */
function OwnActions({ filter, texts, onRename, onDelete }: OwnActionsProps) {
  const actions = [
    { label: texts.rename, className: styles.action, icon: <EditOutlined />, act: onRename, id: filter.id },
    {
      label: texts.delete,
      className: `${styles.action} ${styles.delete}`,
      icon: <DeleteOutlined />,
      act: onDelete,
    },
  ];
  return actions.map(({ label, className, icon, act, id }) => (
    <button
      key={label}
      type="button"
      className={className}
      data-rename={id}
      aria-label={fillTemplate(label, { name: filter.title })}
      title={fillTemplate(label, { name: filter.title })}
      onClick={act}
    >
      {icon}
    </button>
  ));
}

/** The form stood in place of the button that opened it: the focus goes back there. */
function focusRenamed(place: HTMLElement | null, id: string) {
  const buttons = place?.querySelectorAll<HTMLElement>('[data-rename]') ?? [];
  [...buttons].find(({ dataset }) => dataset.rename === id)?.focus();
}

/** The row that now stands where one was deleted, the last one, or the tab itself where there is none. */
function focusNear(place: HTMLElement | null, at: number) {
  const rows = place?.querySelectorAll<HTMLElement>('li > button:first-child') ?? [];
  const tab = place?.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  const next = rows[Math.min(at, rows.length - 1)] ?? (tab ? document.getElementById(tab) : null);
  next?.focus();
}

type FavouriteWordsProps = { filter: SavedFilter; fields: readonly FilterField[]; texts: FilterTexts };

/** Name, whose it is, and what it filters by. */
function FavouriteWords({ filter, fields, texts }: FavouriteWordsProps) {
  const { rows, dropped } = toRows(fields, fromFilterObject(filter.filterObj).conditions);
  const gone = dropped.map((condition, at) => ({ key: -1 - at, ...condition }));
  const mark = filter.isMine
    ? filter.isShared && texts.shared
    : fillTemplate(texts.sharedBy, { name: filter.ownerName });
  return (
    <>
      <span className={styles.title}>
        {filter.title}
        {mark && <span className={styles.mark}>{mark}</span>}
      </span>
      <span className={styles.contents}>
        {[...rows, ...gone].map((row) => (
          <ConditionWords
            key={row.key}
            field={fields.find((field) => field.field === row.field)}
            row={row}
            texts={texts}
          />
        ))}
      </span>
    </>
  );
}

/** By part of the name, of its pinyin or of its initials, in full-width letters too. */
function isFound(title: string, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const wanted = plain(typed);
  return [title, ...pinyinWords(title)].some((words) => plain(words).includes(wanted));
}
