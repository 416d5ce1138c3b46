import { type ContentKind, contentKindNames } from '@berth/contract';
import { Link, problemOf, sameTab, useNow, useSearchParams } from '@berth/runtime';
import {
  CardLine,
  type DataColumn,
  DataTable,
  ListCard,
  PageHeader,
  plainTableSearch,
  toChinaTime,
} from '@berth/ui';
import { Button } from 'antd';
import styles from './content.module.css';
import { type StoredOf, useContentOf } from './content.queries.ts';
import type { ContentSection } from './content-section.ts';
import { newId, placeQuery } from './content-sections.ts';
import { useContentWords } from './use-content-words.ts';

/** The records of one kind, where visitors see them, and the way to a new one. */
export function ContentList<Kind extends ContentKind>({ section }: { section: ContentSection<Kind> }) {
  const { t, locale } = useContentWords();
  const { kind, one, none, empty, nameOf } = section;
  const [, setParams] = useSearchParams();
  const { query, rows } = useContentOf(kind);
  const now = toChinaTime(new Date(useNow()));
  const title = contentKindNames[kind][locale];
  const add = empty && (
    <Button type="primary" onClick={() => setParams(placeQuery({ kind, id: newId }))}>
      {t('add', { one: one[locale] })}
    </Button>
  );
  const columns: DataColumn<StoredOf<Kind>>[] = [
    {
      key: 'name',
      title: t('name'),
      widthPx: 240,
      isElastic: true,
      isAlwaysShown: true,
      render: ({ id, record }) => (
        <Link to={placeQuery({ kind, id })} state={sameTab}>
          {nameOf(record, locale)}
        </Link>
      ),
    },
    ...section.columns.map(({ key, title: heading, widthPx, text }) => ({
      key,
      title: heading[locale],
      widthPx,
      render: ({ record }: StoredOf<Kind>) => text(record, locale, now),
    })),
  ];
  const [name, ...others] = columns;
  return (
    <>
      <PageHeader title={title} actions={add} />
      <Seen section={section} />
      <DataTable<StoredOf<Kind>, object>
        name={title}
        columns={columns}
        rowKey={({ id }) => id}
        answer={{
          data: rows && { rows, total: rows.length, summary: {} },
          isStale: rows === undefined,
          isRefreshing: query.isFetching,
          problem: query.isFetching ? undefined : problemOf(query),
          refetch: () => void query.refetch(),
        }}
        search={plainTableSearch}
        onChange={() => {}}
        isPaged={false}
        emptyTexts={{ text: none[locale], action: add }}
        renderCard={(row) => (
          <ListCard name={name?.render(row)} status="" amounts={[]}>
            {others.map((column) => (
              <CardLine key={column.key}>
                <span className={styles.quiet}>{column.title}</span>
                <span>{column.render(row)}</span>
              </CardLine>
            ))}
          </ListCard>
        )}
      />
    </>
  );
}

/** One sentence on where visitors see it, and the way there. */
export function Seen<Kind extends ContentKind>({ section }: { section: ContentSection<Kind> }) {
  const { t, locale } = useContentWords();
  return (
    <p className={styles.seen}>
      {section.seen[locale]}{' '}
      <a href={section.seenAt} target="_blank" rel="noopener">
        {t('look')}
      </a>
    </p>
  );
}
