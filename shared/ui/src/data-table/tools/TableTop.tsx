import { CloseOutlined } from '@ant-design/icons';
import { fillTemplate, type ParsedCondition } from '@berth/contract';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { FilterChips } from '../../filter-drawer/FilterChips.tsx';
import type { FilterDrawerHandle } from '../../filter-drawer/FilterDrawer.tsx';
import { SavedElsewhere } from '../../saved-elsewhere/SavedElsewhere.tsx';
import { isSavedElsewhere } from '../../saved-elsewhere/saved-elsewhere.ts';
import { failureText } from '../../table-memory/failure-text.ts';
import { useTexts } from '../../ui-texts.ts';
import styles from '../columns/DataTable.module.css';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import { QuickFind } from './QuickFind.tsx';
import { TableTools, type TableToolsProps } from './TableTools.tsx';
import type { AddressNote } from './use-address-notes.ts';

type TableTopProps<Row> = TableToolsProps<Row> & {
  quickFilters?: ReactNode;
  notes: readonly AddressNote[];
};

/** Above the table: the page's own filters, the quick find, the tools, and what is applied. */
export function TableTop<Row>({ quickFilters, notes, ...props }: TableTopProps<Row>) {
  const { search, onChange, settings, memory, filters } = props;
  const drawer = useRef<FilterDrawerHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  // A line goes away with the button that was pressed in it.
  const keepFocus = () => top.current?.focus({ preventScroll: true });
  const { conditions } = search;
  const handleConditions = (next: readonly ParsedCondition[]) => onChange({ conditions: next });
  const findable = filters.filter(({ kind }) => kind === 'text');
  return (
    <div className={styles.top} ref={top} tabIndex={-1}>
      {quickFilters && <div className={styles.quick}>{quickFilters}</div>}
      {findable.length > 0 && (
        <QuickFind fields={findable} conditions={conditions} onChange={handleConditions} />
      )}
      <TableTools {...props} drawer={drawer} />
      {filters.length > 0 && (
        <div className={styles.chips}>
          <FilterChips
            fields={filters}
            conditions={conditions}
            onChange={handleConditions}
            onOpen={memory && ((field) => drawer.current?.open(field))}
          />
        </div>
      )}
      {!props.isCards && <HiddenSort {...props} onPress={keepFocus} />}
      {notes.map((note) => (
        <NoteLine key={note.text} note={note} onPress={keepFocus} />
      ))}
      {settings.failure !== null && <WidthProblem settings={settings} onPress={keepFocus} />}
    </div>
  );
}

/** What the rows are sorted by, where no head says it. */
function HiddenSort<Row>({
  search: { sort },
  columns,
  placed,
  onChange,
  onPress,
}: TableToolsProps<Row> & { onPress: () => void }) {
  const texts = useTexts(dataTableTexts);
  const column = columns.find(({ key }) => key === sort?.field);
  const isShown = placed.some((each) => each.isSortable && each.column.key === sort?.field);
  if (!sort || !column || isShown) return null;
  const by = fillTemplate(texts[sort.order], { title: column.title });
  const handleClear = () => {
    onPress();
    onChange({ sort: null });
  };
  return (
    <p className={styles.note}>
      <span>{fillTemplate(texts.hiddenSort, { by })}</span>
      <Button type="link" size="small" onClick={handleClear}>
        {texts.unsort}
      </Button>
    </p>
  );
}

/** Read out by the table's own status, so that it is heard once. */
function NoteLine({ note, onPress }: { note: AddressNote; onPress: () => void }) {
  const texts = useTexts(dataTableTexts);
  const handleClear = () => {
    onPress();
    note.onClear();
  };
  return (
    <p className={styles.note}>
      <span>{note.text}</span>
      <Button type="link" size="small" onClick={handleClear}>
        {texts.clearNote}
      </Button>
    </p>
  );
}

type WidthSettings = Pick<
  TableToolsProps<unknown>['settings'],
  'failure' | 'isSaving' | 'forgetFailure' | 'forgetLocal' | 'keepWidths'
>;

function WidthProblem({ settings, onPress }: { settings: WidthSettings; onPress: () => void }) {
  const texts = useTexts(dataTableTexts);
  const { failure, isSaving, forgetFailure, forgetLocal, keepWidths } = settings;
  const message = fillTemplate(texts.widthNotSaved, { message: failureText(failure, texts.locale) });
  const handleForget = () => {
    onPress();
    forgetFailure();
  };
  if (isSavedElsewhere(failure)) {
    const takeTheirs = () => {
      handleForget();
      forgetLocal();
    };
    const keepMine = () => {
      onPress();
      keepWidths();
    };
    return (
      <SavedElsewhere message={message} isBusy={isSaving} onTakeTheirs={takeTheirs} onKeepMine={keepMine} />
    );
  }
  return (
    <div className={styles.failure} role="alert">
      {message}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={texts.close}
        onClick={handleForget}
      />
    </div>
  );
}
