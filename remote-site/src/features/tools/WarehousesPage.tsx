import { type WarehouseKind, warehouseKinds } from '@berth/contract';
import { useLocale, useNavigate, usePageRead, useSearchParams, useTranslation } from '@berth/runtime';
import type { FormEvent } from 'react';
import { sitePaths } from '../../paths.ts';
import { MissingPage } from '../articles/PageStates.tsx';
import fields from '../site-frame/fields.module.css';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { groupedNumber } from '../words/site-words.ts';
import styles from './tools.module.css';

const pageSize = 20;

type Search = { words: string; kind: WarehouseKind | undefined; page: number };

/** `/index/warehouses`: warehouses overseas by code, city or postal code. */
export function WarehousesPage() {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const search = readSearch(useSearchParams()[0]);
  const { words, kind, page } = search;
  const read = usePageRead('GET /index/getWarehouses', {
    lang,
    words,
    page,
    pageSize,
    ...(kind && { kind }),
  });
  const total = read.data?.total ?? 0;
  const pages = Math.ceil(total / pageSize);
  if (total > 0 && page > pages) {
    return (
      <MissingPage
        title={t('warehouses.noPage')}
        lead={t('warehouses.noPageLead')}
        path={addressOf(search)}
        above={{ path: addressOf({ words, kind, page: 1 }), title: t('nav.warehouses') }}
      />
    );
  }
  return <WarehouseSearch search={search} read={read} pages={pages} />;
}

type WarehouseSearchProps = {
  search: Search;
  read: ReturnType<typeof usePageRead<'GET /index/getWarehouses'>>;
  pages: number;
};

function WarehouseSearch({ search, read, pages }: WarehouseSearchProps) {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const navigate = useNavigate();
  const { words, kind, page } = search;
  const { data, problem, refetch } = read;
  const title = t('nav.warehouses');
  const lead = t('warehouses.lead');
  useSiteHead({ title, description: lead, canonical: sitePaths.warehouses() });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('words') ?? '');
    void navigate(addressOf({ words: typed.trim(), kind, page: 1 }, lang));
  };
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      <section className={site.section} aria-label={title}>
        <form
          key={words}
          method="get"
          action={sitePaths.warehouses()}
          className={styles.search}
          onSubmit={handleSubmit}
        >
          <label className={`${fields.field} ${fields.grows}`}>
            <span>{t('warehouses.words')}</span>
            <input type="search" name="words" defaultValue={words} maxLength={60} autoComplete="off" />
          </label>
          {kind && <input type="hidden" name="kind" value={kind} />}
          {lang === 'en' && <input type="hidden" name="lang" value="en" />}
          <button type="submit" className={site.action}>
            {t('search')}
          </button>
        </form>
        <ul className={styles.chips} aria-label={t('warehouses.kinds')}>
          {([undefined, ...warehouseKinds] as const).map((each) => (
            <li key={each ?? 'all'}>
              <SiteLink
                to={addressOf({ words, kind: each, page: 1 })}
                aria-current={each === kind ? 'true' : undefined}
              >
                {t(`warehouses.kind.${each ?? 'all'}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
        {problem && <ReadFailure onRetry={refetch} />}
        {data && (
          <p className={styles.quiet} role="status">
            {data.total === 0
              ? t('warehouses.none')
              : t('warehouses.found', { count: data.total, number: groupedNumber(data.total) })}
          </p>
        )}
        {data && data.total > 0 && (
          <ul className={styles.lines}>
            {data.rows.map((row) => (
              <li key={`${row.kind} ${row.code}`}>
                <h2>
                  <code>{row.code}</code>{' '}
                  <span className={styles.quiet}>{t(`warehouses.kind.${row.kind}`)}</span>
                </h2>
                <p>{[row.address, row.city, row.stateName, row.postalCode].filter(Boolean).join(', ')}</p>
                <p className={styles.quiet}>{row.country.name}</p>
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && (
          <nav className={styles.paging} aria-label={t('paging.label')}>
            {page > 1 && (
              <SiteLink to={addressOf({ words, kind, page: page - 1 })}>{t('paging.previous')}</SiteLink>
            )}
            <span>{t('paging.place', { page, pages })}</span>
            {page < pages && (
              <SiteLink to={addressOf({ words, kind, page: page + 1 })}>{t('paging.next')}</SiteLink>
            )}
          </nav>
        )}
      </section>
    </SiteFrame>
  );
}

function readSearch(params: URLSearchParams): Search {
  const page = Number(params.get('page') ?? 1);
  return {
    words: (params.get('words') ?? '').slice(0, 60),
    kind: warehouseKinds.find((kind) => kind === params.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

function addressOf({ words, kind, page }: Search, lang?: string): string {
  const parts = [
    words && `words=${encodeURIComponent(words)}`,
    kind && `kind=${kind}`,
    page > 1 && `page=${page}`,
    lang === 'en' && 'lang=en',
  ].filter(Boolean);
  return parts.length === 0 ? sitePaths.warehouses() : `${sitePaths.warehouses()}?${parts.join('&')}`;
}
