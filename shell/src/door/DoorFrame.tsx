import { paths } from '@berth/contract';
import { Link, useSiteBase, useTranslation } from '@berth/runtime';
import { BrandMark } from '@berth/ui';
import type { FocusEventHandler, ReactNode } from 'react';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import styles from './DoorFrame.module.css';
import { HarbourDrawing } from './HarbourDrawing.tsx';

type DoorFrameProps = {
  title: string;
  lead: ReactNode;
  /** Room for a picture beside its fields. */
  isWide?: boolean;
  onFocus?: FocusEventHandler;
  children: ReactNode;
};

/** Around what leads in: a harbour at dawn on one side, the form on the other. */
export function DoorFrame({ title, lead, isWide, onFocus, children }: DoorFrameProps) {
  const { t } = useTranslation('shell');
  const { appName, companyName, phone } = useSiteBase();
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      <aside className={styles.scene}>
        <HarbourDrawing label={t('login.drawing')} />
        <p className={styles.promise}>{t('login.promise')}</p>
      </aside>
      <div className={styles.side}>
        <header className={styles.head}>
          <Link to={paths.home()} className={styles.brand} aria-label={`${appName}, ${t('login.home')}`}>
            <BrandMark />
            {appName}
          </Link>
          <LanguageSwitch className={styles.language} />
        </header>
        <main className={styles.main} onFocusCapture={onFocus}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <footer className={styles.foot}>
          <span>{companyName}</span>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </footer>
      </div>
    </div>
  );
}
