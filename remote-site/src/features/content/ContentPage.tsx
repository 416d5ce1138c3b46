import { type ContentKind, contentKindNames, contentKinds } from '@berth/contract';
import { Link, sameTab, useHasPermission, useSearchParams } from '@berth/runtime';
import { EmptyState } from '@berth/ui';
import { ContentEditor } from './ContentEditor.tsx';
import { ContentList } from './ContentList.tsx';
import styles from './content.module.css';
import type { ContentSection } from './content-section.ts';
import { contentSections, placeQuery, readPlace } from './content-sections.ts';
import { useContentWords } from './use-content-words.ts';

/** `/site/content?of=job`: what the public site shows beside its articles, kind by kind; `&id=` is one record. */
export function ContentPage() {
  const { t } = useContentWords();
  return useHasPermission('site:edit') ? <Content /> : <EmptyState text={t('noPermission')} />;
}

function Content() {
  const [params] = useSearchParams();
  const place = readPlace(params);
  return (
    <div className={styles.page}>
      <Kinds of={place.kind} />
      <ContentOfKind kind={place.kind} id={place.id} />
    </div>
  );
}

function ContentOfKind<Kind extends ContentKind>({ kind, id }: { kind: Kind; id: string | null }) {
  const section: ContentSection<Kind> = contentSections[kind];
  if (id === null) return <ContentList key={kind} section={section} />;
  return <ContentEditor key={`${kind} ${id}`} section={section} id={id} />;
}

function Kinds({ of }: { of: string }) {
  const { t, locale } = useContentWords();
  return (
    <nav className={styles.kinds} aria-label={t('title')}>
      {contentKinds.map((kind) => (
        <Link
          key={kind}
          to={placeQuery({ kind, id: null })}
          state={sameTab}
          aria-current={kind === of ? 'page' : undefined}
        >
          {contentKindNames[kind][locale]}
        </Link>
      ))}
    </nav>
  );
}
