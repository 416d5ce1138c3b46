import { SettingOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type ComponentType, useRef, useState } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import type { TableLook, TableMemory } from '../table-memory/table-memory.ts';
import { useTexts } from '../ui-texts.ts';
import { useFocusAfterClose, withoutLateFocus } from '../use-focus-after-close.ts';
import styles from './ColumnSettings.module.css';
import type { ColumnSettingsPanelProps } from './ColumnSettingsPanel.tsx';
import { columnSettingsTexts } from './column-settings-texts.ts';
import { mergeColumns, type ShippedColumn } from './merge-columns.ts';

export type ColumnSettingsProps = {
  /** The table's own columns, in their own order. */
  columns: readonly (ShippedColumn & { title: string })[];
  /** How the table looks now, without what is tried out here; null: as it was shipped. */
  look: TableLook | null;
  memory: Pick<
    TableMemory,
    'settings' | 'settingsProblem' | 'saveSettings' | 'resetSettings' | 'saveDefaultColumns'
  >;
  /** What to show while it is tried out; null puts the table back to what it remembers. */
  onPreview: (look: TableLook | null) => void;
  /** The person's own settings are these now: what the table holds besides (a dragged width) is to give way. */
  onKept?: (look: TableLook) => void;
  isDisabled?: boolean;
};

const shippedLook = { density: 'comfortable', isBordered: false, isStriped: false } as const;

/**
 * How a person wants to see a table (spec section 1): order, visibility, width, sorting and side of its columns, row
 * height and lines. The table follows while one edits; cancelling puts it back, saving keeps it on the server. What
 * could not be had or kept is told in the panel: 保存失败 or 重置失败 (spec section 8), with the server's reason. The
 * panel is loaded when it is first opened.
 */
export function ColumnSettings({
  columns,
  look,
  memory,
  onPreview,
  onKept,
  isDisabled,
}: ColumnSettingsProps) {
  const texts = useTexts(columnSettingsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [isDragging, setIsDragging] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const panel = usePanel(texts.notLoaded);
  // Settings that are there and not had would be refused once they were changed.
  const problem = memory.settingsProblem ?? panel.problem;
  useFocusAfterClose(isOpen);
  const { saveDefaultColumns } = memory;
  const complete = (saved: TableLook | null) => ({
    ...(saved ?? shippedLook),
    columns: mergeColumns(columns, saved?.columns ?? null),
  });
  const { isShut, whileOpen, open, close } = useClosing(() => {
    onPreview(null);
    setIsOpen(false);
  });
  return (
    <>
      <Button
        icon={<SettingOutlined />}
        aria-label={texts.title}
        title={texts.title}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => {
          panel.load();
          open();
          setIsWarned(false);
          setIsOpen(true);
        }}
      />
      <Drawer
        open={isOpen}
        // Escape and the cross are pressed by the way: what is not saved is told once before it goes.
        onClose={() => (isUnsaved && !isWarned ? setIsWarned(true) : close())}
        title={texts.title}
        closable={{ 'aria-label': texts.closePanel }}
        size={560}
        classNames={{ wrapper: styles.drawer }}
        styles={{ body: { padding: 0, display: 'flex' } }}
        // The table beside it is what one looks at meanwhile.
        mask={false}
        // Escape belongs to the drag while there is one.
        keyboard={!isDragging}
        focusable={withoutLateFocus}
        destroyOnHidden
      >
        {problem && <ErrorState message={problem.message} onRetry={problem.retry} />}
        <p className={panel.Panel || problem ? styles.spoken : styles.loading} role="status">
          {!problem && !panel.Panel && texts.loading}
        </p>
        {!problem && panel.Panel && (
          <panel.Panel
            columns={columns}
            onKept={onKept}
            memory={{
              settings: memory.settings,
              saveSettings: (...given) => {
                setIsWarned(false);
                return whileOpen(memory.saveSettings(...given));
              },
              resetSettings: () => whileOpen(memory.resetSettings()),
              saveDefaultColumns: saveDefaultColumns && ((next) => whileOpen(saveDefaultColumns(next))),
            }}
            onPreview={(next) => {
              setIsWarned(false);
              onPreview(isShut() ? null : next);
            }}
            isWarned={isWarned}
            onUnsaved={setIsUnsaved}
            look={complete(look)}
            saved={complete(memory.settings)}
            complete={complete}
            onClose={close}
            onDragging={setIsDragging}
          />
        )}
      </Drawer>
    </>
  );
}

/**
 * A drawer that is closed while its settings are being kept or reset closes once they are; where that fails it stays,
 * and its panel says so. What its panel still wants to show afterwards is not shown.
 */
function useClosing(onClose: () => void) {
  const waiting = useRef(0);
  const state = useRef<'open' | 'leaving' | 'shut'>('shut');
  const close = () => {
    state.current = waiting.current > 0 ? 'leaving' : 'shut';
    if (state.current === 'shut') onClose();
  };
  const whileOpen = async <Result,>(write: Promise<Result>): Promise<Result> => {
    waiting.current += 1;
    try {
      const result = await write;
      waiting.current -= 1;
      if (state.current === 'leaving') close();
      return result;
    } catch (failure) {
      waiting.current -= 1;
      state.current = 'open';
      throw failure;
    }
  };
  const open = () => {
    state.current = 'open';
  };
  return { isShut: () => state.current === 'shut', whileOpen, open, close };
}

/** Loads the panel, which brings the library for dragging with it, when it is asked for. */
function usePanel(notLoaded: string) {
  const [Panel, setPanel] = useState<ComponentType<ColumnSettingsPanelProps> | null>(null);
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const load = () => {
    setIsNotLoaded(false);
    import('./ColumnSettingsPanel.tsx').then(
      ({ ColumnSettingsPanel }) => setPanel(() => ColumnSettingsPanel),
      () => setIsNotLoaded(true),
    );
  };
  return { Panel, problem: isNotLoaded ? { message: notLoaded, retry: load } : undefined, load };
}
