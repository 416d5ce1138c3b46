import { fillTemplate, pageSizes } from '@berth/contract';
import { Pagination } from 'antd';
import type { TableSearch } from '../../table-search/table-search.ts';
import { useTexts } from '../../ui-texts.ts';
import styles from '../columns/DataTable.module.css';
import { dataTableTexts } from '../columns/data-table-texts.ts';

type TablePagingProps = {
  search: TableSearch;
  total: number;
  isNarrow: boolean;
  onChange: (change: Partial<TableSearch>) => void;
};

/** The pages below a table: 20 rows each, or 10, 30, 40, 50 (spec section 9). */
export function TablePaging({ search, total, isNarrow, onChange }: TablePagingProps) {
  const texts = useTexts(dataTableTexts);
  return (
    <nav className={styles.paging} aria-label={texts.pages}>
      <Pagination
        current={search.page}
        pageSize={search.pageSize}
        total={total}
        size="small"
        simple={isNarrow}
        // Five sizes need no search, whose field would take the Enter of an input method.
        showSizeChanger={isNarrow ? false : { showSearch: false }}
        pageSizeOptions={[...pageSizes]}
        showTotal={() => fillTemplate(texts.count, { count: total })}
        onChange={(page, pageSize) => onChange(pageSize === search.pageSize ? { page } : { pageSize })}
      />
    </nav>
  );
}
