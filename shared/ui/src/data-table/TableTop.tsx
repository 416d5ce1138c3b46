import { CloseOutlined } from '@ant-design/icons';
import type { ParsedCondition } from '@berth/contract';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { FilterChips } from '../filter-drawer/FilterChips.tsx';
import type { FilterDrawerHandle } from '../filter-drawer/FilterDrawer.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './DataTable.module.css';
import { dataTableTexts } from './data-table-texts.ts';
import { QuickFind } from './QuickFind.tsx';
import { TableTools, type TableToolsProps } from './TableTools.tsx';

type TableTopProps<Row> = TableToolsProps<Row> & { quickFilters?: ReactNode };

/** Above the table: the page's own filters, the quick find, the tools, and what is applied. */
export function TableTop<Row>({ quickFilters, ...props }: TableTopProps<Row>) {
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
      {settings.problem && <WidthProblem message={settings.problem} onClose={settings.forgetProblem} />}
    </div>
  );
}

function WidthProblem({ message, onClose }: { message: string; onClose: () => void }) {
  const texts = useTexts(dataTableTexts);
  return (
    <div className={styles.failure} role="alert">
      {texts.widthNotSaved.replace('{message}', message)}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={texts.close}
        onClick={onClose}
      />
    </div>
  );
}
