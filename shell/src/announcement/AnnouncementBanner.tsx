import type { Announcement } from '@berth/contract';
import { readStored, useTranslation, writeStored } from '@berth/runtime';
import { useState } from 'react';
import styles from './AnnouncementBanner.module.css';

const key = 'berth.closedAnnouncement';

/** What staff announce, until this person closes it; saved anew it is another one. */
export function AnnouncementBanner({ announcement }: { announcement: Announcement | null | undefined }) {
  const { t, locale } = useTranslation('shell');
  const [closed, setClosed] = useState(() => readStored('local', key));
  if (!announcement || announcement.id === closed) return null;
  const handleClose = () => {
    writeStored('local', key, announcement.id);
    setClosed(announcement.id);
  };
  return (
    <section className={styles.banner} aria-label={t('announcement.title')}>
      <p className={styles.text}>{announcement.text[locale]}</p>
      <button type="button" className={styles.close} onClick={handleClose}>
        {t('announcement.close')}
      </button>
    </section>
  );
}
