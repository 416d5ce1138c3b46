import { dictionaryDefinitions } from '@berth/contract';
import { Link, sameTab, useSearchParams } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { Loaded } from '../../section/Loaded.tsx';
import { DictionaryList } from './DictionaryList.tsx';
import styles from './dictionaries.module.css';
import { type DictionaryTree, useAccountDictionaryTreeQuery } from './dictionaries.queries.ts';
import { type DictionaryPlace, newId, placeQuery, readPlace } from './dictionary-place.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryForm } from './EntryForm.tsx';
import { ImportDictionary } from './ImportDictionary.tsx';
import { useDictionaryWords } from './use-dictionary-words.ts';

/** `/settings/dictionaries?of=port`: the lists that forms choose from, kept by staff. */
export function DictionariesPage() {
  const { t } = useDictionaryWords();
  const [params] = useSearchParams();
  const place = readPlace(params);
  const query = useAccountDictionaryTreeQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.columns}>
      <nav className={styles.kinds} aria-label={t('title')}>
        <Loaded query={query} lines={9}>
          {(tree) => <Kinds tree={tree} place={place} />}
        </Loaded>
      </nav>
      <div className={styles.page}>
        <Place key={`${place.kind} ${place.id} ${place.isFile}`} place={place} />
      </div>
    </div>
  );
}

function Kinds({ tree, place }: { tree: DictionaryTree; place: DictionaryPlace }) {
  const { locale } = useDictionaryWords();
  return tree.map((group) => (
    <section key={group.key} className={styles.group}>
      <h2>{group.title[locale]}</h2>
      {group.kinds.map(({ kind, title, count }) => (
        <Link
          key={kind}
          to={placeQuery(kind)}
          state={sameTab}
          aria-current={kind === place.kind ? 'page' : undefined}
        >
          <span>{title[locale]}</span>
          <span className={styles.quiet}>{count.toLocaleString(locale)}</span>
        </Link>
      ))}
    </section>
  ));
}

function Place({ place: { kind, id, isFile } }: { place: DictionaryPlace }) {
  const { t, locale } = useDictionaryWords();
  const one = dictionaryDefinitions[kind].one[locale];
  if (isFile) return <ImportDictionary kind={kind} />;
  if (id === null) return <DictionaryList kind={kind} />;
  if (id !== newId) return <EntryEditor kind={kind} code={id} />;
  const back = (
    <Link to={placeQuery(kind)} state={sameTab}>
      {t('toList')}
    </Link>
  );
  return (
    <>
      <PageHeader title={t('add', { one })} actions={back} />
      <EntryForm kind={kind} opened={null} stored={null} onReopen={() => undefined} />
    </>
  );
}
