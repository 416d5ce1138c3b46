import { Link } from '@berth/runtime';
import { CodeText, EmptyState, PageHeader, RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import { Loaded } from '../../section/Loaded.tsx';
import { useAccountMenuPagesQuery } from '../menus/menus.queries.ts';
import styles from './tables.module.css';
import {
  type TableDefault,
  useAccountRemoveTableDefaultMutation,
  useAccountTableDefaultsQuery,
} from './tables.queries.ts';
import { useTablesWords } from './use-tables-words.ts';

/** `/settings/tables`: the columns and views that hold for everybody; they are set on the lists themselves. */
export function TablesPage() {
  const { t } = useTablesWords();
  const query = useAccountTableDefaultsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <p className={styles.intro}>{t('intro')}</p>
      <Loaded query={query} lines={6}>
        {(defaults) =>
          defaults.length === 0 ? (
            <EmptyState text={t('none')} />
          ) : (
            <ul className={styles.list} aria-label={t('list')}>
              {defaults.map((each) => (
                <DefaultRow key={each.id} tableDefault={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function DefaultRow({ tableDefault }: { tableDefault: TableDefault }) {
  const { t, locale } = useTablesWords();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useAccountRemoveTableDefaultMutation();
  const { data: pages = [] } = useAccountMenuPagesQuery();
  const { kind, id, table, path, title, version, savedAt } = tableDefault;
  const page = pages.find((each) => each.path === path)?.title?.[locale] ?? path;
  const name = kind === 'columns' ? t('columnsOf', { page }) : t('viewOf', { page, name: title });
  return (
    <li className={styles.row} aria-label={name}>
      <span className={styles.table}>
        <Link to={path}>{page}</Link> <CodeText code={table} />
      </span>
      <span className={styles.what}>{kind === 'columns' ? t('columns') : t('view', { name: title })}</span>
      <span className={styles.quiet}>
        {t('saved')} <RelativeTime at={savedAt} />
      </span>
      <Button
        type="text"
        size="small"
        danger
        aria-label={t('removeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      {isAsking && (
        <AskDialog
          of="tables.remove"
          name={name}
          act={() => remove({ body: { kind, id, version } })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
