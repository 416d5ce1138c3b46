import { addressIn, articleLimits } from '@berth/contract';
import { useLocale, useNavigate, useTranslation } from '@berth/runtime';
import { type FormEvent, useId } from 'react';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  label: string;
  /** The page that lists what is found. */
  path: string;
  /** What is searched for now. */
  search: string;
  /** What the address says besides, and keeps saying. */
  kept: Readonly<Record<string, string>>;
  /** The address of a search; an empty one is none. */
  addressOf: (search: string) => string;
};

/** Asks for words. Without a script the browser sends it as the same address. */
export function SearchForm({ label, path, search, kept, addressOf }: SearchFormProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const hidden = Object.entries(locale === 'en' ? { ...kept, lang: locale } : kept);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('search');
    void navigate(addressIn(locale, addressOf(typeof asked === 'string' ? asked.trim() : '')));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>.
    <form role="search" className={styles.form} method="get" action={path} onSubmit={handleSubmit}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          key={search}
          id={id}
          className={styles.input}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={articleLimits.search}
          autoComplete="off"
        />
        <button type="submit" className={`${site.quiet} ${styles.button}`}>
          {t('search')}
        </button>
      </div>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search !== '' && (
        <p className={styles.clear}>
          <SiteLink to={addressOf('')}>{t('articles.clearSearch')}</SiteLink>
        </p>
      )}
    </form>
  );
}
