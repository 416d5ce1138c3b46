import type { ContentKind } from '@berth/contract';
import { Link, sameTab, usePageTitle } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';
import { useState } from 'react';
import { NotRead } from '../not-read/NotRead.tsx';
import { ContentForm } from './ContentForm.tsx';
import { Seen } from './ContentList.tsx';
import { type StoredOf, useContentOf } from './content.queries.ts';
import type { ContentSection } from './content-section.ts';
import { newId, placeQuery } from './content-sections.ts';
import { RemoveContent } from './RemoveContent.tsx';
import { useContentWords } from './use-content-words.ts';

type EditorProps<Kind extends ContentKind> = { section: ContentSection<Kind>; id: string };

/** One record of a kind, new or stored, in a form. */
export function ContentEditor<Kind extends ContentKind>({ section, id }: EditorProps<Kind>) {
  const { t, locale } = useContentWords();
  const { kind, one, empty, nameOf } = section;
  const isNew = id === newId && empty !== null;
  const { query, rows } = useContentOf(kind, isNew);
  const stored = rows?.find((row) => row.id === id) ?? null;
  // A colleague may remove it meanwhile: what is typed stays.
  const [opened, setOpened] = useState<StoredOf<Kind> | null>(null);
  if (stored && !opened) setOpened(stored);
  const [round, setRound] = useState(0);
  const title = isNew ? t('add', { one: one[locale] }) : opened ? nameOf(opened.record, locale) : one[locale];
  usePageTitle(title);
  const back = (
    <Link to={placeQuery({ kind, id: null })} state={sameTab}>
      {t('toList')}
    </Link>
  );
  if (!isNew && !opened) {
    const isGone = rows !== undefined && !query.isFetching && !query.isError;
    return isGone ? (
      <EmptyState text={t('notFound')} action={back} />
    ) : (
      <NotRead query={query} loading={t('loading')} />
    );
  }
  const reopen = () => {
    setOpened(stored);
    setRound(round + 1);
  };
  return (
    <>
      <PageHeader title={title} actions={back} />
      <Seen section={section} />
      <ContentForm
        key={round}
        section={section}
        opened={opened}
        stored={rows === undefined ? opened : stored}
        onReopen={reopen}
      />
      {stored && <RemoveContent section={section} stored={stored} />}
    </>
  );
}
