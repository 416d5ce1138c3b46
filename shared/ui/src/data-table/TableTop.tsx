import { CloseOutlined } from '@ant-design/icons';
import type { ParsedCondition } from '@berth/contract';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { FilterChips } from '../filter-drawer/FilterChips.tsx';
import type { FilterDrawerHandle } from '../filter-drawer/FilterDrawer.tsx';
import { SavedElsewhere } from '../saved-elsewhere/SavedElsewhere.tsx';
import { isSavedElsewhere } from '../saved-elsewhere/saved-elsewhere.ts';
import { failureText } from '../table-memory/failure-text.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './DataTable.module.css';
import { dataTableTexts } from './data-table-texts.ts';
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
  const { conditions } = search;
  const handleConditions = (next: readonly ParsedCondition[]) => onChange({ conditions: next });
  const findable = filters.filter(({ kind }) => kind === 'text');
  return (
    <div className={styles.top}>
      {quickFilters && <div className={styles.quick}>{quickFilters}</div>}
      {findable.length > 0 && (
        <QuickFind
          fields={findable}
          onFind={(found) =>
            handleConditions([...conditions.filter(({ field }) => field !== found.field), found])
          }
        />
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
      {notes.map((note) => (
        <NoteLine key={note.text} note={note} />
      ))}
      {settings.failure !== null && <WidthProblem settings={settings} />}
    </div>
  );
}

/** Read out by the table's own status, so that it is heard once. */
function NoteLine({ note }: { note: AddressNote }) {
  const texts = useTexts(dataTableTexts);
  return (
    <p className={styles.note}>
      <span>{note.text}</span>
      <Button type="link" size="small" onClick={note.onClear}>
        {texts.clearNote}
      </Button>
    </p>
  );
}

type WidthSettings = Pick<
  TableToolsProps<unknown>['settings'],
  'failure' | 'forgetFailure' | 'forgetLocal' | 'keepWidths'
>;

function WidthProblem({ settings }: { settings: WidthSettings }) {
  const texts = useTexts(dataTableTexts);
  const { failure, forgetFailure, forgetLocal, keepWidths } = settings;
  const message = texts.widthNotSaved.replace('{message}', failureText(failure, texts.locale));
  if (isSavedElsewhere(failure)) {
    const takeTheirs = () => {
      forgetFailure();
      forgetLocal();
    };
    return <SavedElsewhere message={message} onTakeTheirs={takeTheirs} onKeepMine={keepWidths} />;
  }
  return (
    <div className={styles.failure} role="alert">
      {message}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={texts.close}
        onClick={forgetFailure}
      />
    </div>
  );
}
