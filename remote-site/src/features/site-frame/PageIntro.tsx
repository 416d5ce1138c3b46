import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import { sitePaths } from '../../paths.ts';
import { Phrases } from '../words/Phrases.tsx';
import styles from './PageIntro.module.css';
import { SiteLink } from './SiteLink.tsx';

/** A page above this one; the home page is above all. */
export type Crumb = { path: string; title: string };

type PageIntroProps = {
  title: string;
  lead?: ReactNode;
  /** Between the home page and this one. */
  above?: readonly Crumb[];
  children?: ReactNode;
};

/** The head of a page: where it stands, what it is called, what it is for. */
export function PageIntro({ title, lead, above = [], children }: PageIntroProps) {
  const { t } = useTranslation('site');
  const crumbs = [{ path: sitePaths.home(), title: t('nav.home') }, ...above];
  return (
    <header className={styles.intro}>
      <nav aria-label={t('nav.place')}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ path, title: name }) => (
            <li key={path}>
              <SiteLink to={path}>{name}</SiteLink>
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1 className={styles.title}>
        <Phrases text={title} />
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
