import { type DictionaryKind, dictionaryDefinitions, dictionaryKindNames } from '@berth/contract';
import { Link, problemOf, requestFile, sameTab, useSearchParams } from '@berth/runtime';
import {
  CardLine,
  type DataColumn,
  DataTable,
  ListCard,
  PageHeader,
  plainTableSearch,
  SendFailure,
  StatusDot,
  saveFile,
  useSendForm,
} from '@berth/ui';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import styles from './dictionaries.module.css';
import { type StoredEntry, useAccountDictionaryQuery } from './dictionaries.queries.ts';
import { newId, placeQuery } from './dictionary-place.ts';
import { shownValue } from './entry-draft.ts';
import { useDictionaryWords } from './use-dictionary-words.ts';

const shown = ['without', 'with', 'only'] as const;

/** One dictionary, page by page, and the ways to add, import and export. */
export function DictionaryList({ kind }: { kind: DictionaryKind }) {
  const { t, locale } = useDictionaryWords();
  const [, setParams] = useSearchParams();
  const [table, setTable] = useState(plainTableSearch);
  const [search, setSearch] = useState('');
  const [retired, setRetired] = useState<(typeof shown)[number]>('without');
  const { page, pageSize } = table;
  const query = useAccountDictionaryQuery(
    { query: { kind, page, pageSize, search, retired } },
    { refetchOnMountOrArgChange: true },
  );
  const title = dictionaryKindNames[kind][locale];
  const { one } = dictionaryDefinitions[kind];
  const firstPage = () => setTable((before) => ({ ...before, page: 1 }));
  const columns = columnsOf(kind, locale, {
    state: t('state'),
    retired: t('retired'),
  });
  const [name, ...others] = columns;
  const data = query.currentData ?? query.data;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button type="primary" onClick={() => setParams(placeQuery(kind, { id: newId }))}>
              {t('add', { one: one[locale] })}
            </Button>
            <Button onClick={() => setParams(placeQuery(kind, { file: '1' }))}>{t('import')}</Button>
            <ExportButton kind={kind} />
          </>
        }
      />
      <div className={styles.tools}>
        <Input.Search
          className={styles.search}
          allowClear
          maxLength={100}
          placeholder={t('search')}
          aria-label={t('search')}
          onSearch={(text) => {
            setSearch(text.trim());
            firstPage();
          }}
        />
        <Select
          className={styles.shown}
          aria-label={t('shown')}
          value={retired}
          onChange={(next) => {
            setRetired(next);
            firstPage();
          }}
          options={shown.map((value) => ({ value, label: t(`shown_${value}`) }))}
        />
      </div>
      <DataTable<StoredEntry, object>
        name={title}
        columns={columns}
        rowKey={({ code }) => code}
        answer={{
          ...(data && { data: { ...data, summary: {} } }),
          isStale: query.currentData === undefined,
          isRefreshing: query.isFetching,
          ...problemPart(query.isFetching ? undefined : problemOf(query)),
          refetch: () => void query.refetch(),
        }}
        search={table}
        onChange={(change) => setTable((before) => ({ ...before, ...change }))}
        emptyTexts={{ text: t(search === '' && retired === 'without' ? 'none' : 'noneFound') }}
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

const problemPart = <Problem,>(problem: Problem | undefined) => (problem === undefined ? {} : { problem });

function columnsOf(
  kind: DictionaryKind,
  locale: 'zh-CN' | 'en',
  words: { state: string; retired: string },
): DataColumn<StoredEntry>[] {
  const { key, fields } = dictionaryDefinitions[kind];
  const listed = Object.entries(fields).filter(([, { isListed }]) => isListed);
  return [
    ...listed.map(
      ([field, { heading, max }], at): DataColumn<StoredEntry> => ({
        key: field,
        title: heading[locale],
        widthPx: Math.min(Math.max(max * 8, 110), 220),
        isElastic: at === listed.length - 1,
        isAlwaysShown: field === key,
        render: ({ code, entry }) =>
          field === key ? (
            <Link to={placeQuery(kind, { id: code })} state={sameTab}>
              {code}
            </Link>
          ) : (
            shownValue(kind, field, entry[field] ?? '', locale)
          ),
      }),
    ),
    {
      key: 'state',
      title: words.state,
      widthPx: 110,
      render: ({ isRetired }) => isRetired && <StatusDot status="returned">{words.retired}</StatusDot>,
    },
  ];
}

/** The whole dictionary as a file, which the import reads again. */
function ExportButton({ kind }: { kind: DictionaryKind }) {
  const { t, locale } = useDictionaryWords();
  const form = useSendForm({
    content: { kind },
    problems: [],
    call: async ({ kind: of }) => ({
      data: await requestFile(
        'GET /system/dic/export',
        { query: { kind: of } },
        { overlay: false, errors: 'notice' },
      ),
    }),
    onSent: (file: Blob) => saveFile(`${dictionaryKindNames[kind][locale]}.csv`, file),
  });
  return (
    <>
      <Button loading={form.isBusy} onClick={form.send}>
        {t('export')}
      </Button>
      <SendFailure form={form} />
    </>
  );
}
