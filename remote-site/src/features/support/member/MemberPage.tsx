import { paths } from '@berth/contract';
import { PageHeader } from '@berth/ui';
import { useState } from 'react';
import { HelpArticle } from '../help/HelpArticle.tsx';
import { useSupportWords } from '../use-support-words.ts';
import styles from './MemberPage.module.css';
import { MemberTalk } from './MemberTalk.tsx';

/** `/support`: one's own conversation as a page, which messages lead to. */
export function MemberPage() {
  const { t } = useSupportWords();
  const [read, setRead] = useState<string | null>(null);
  return (
    <div className={styles.page}>
      <PageHeader title={t('talk.title')} />
      <section className={styles.talk} aria-label={t('talk.title')}>
        {read !== null && (
          <>
            <button type="button" className={styles.back} onClick={() => setRead(null)}>
              {t('talk.back')}
            </button>
            <HelpArticle id={read} onRead={setRead} />
          </>
        )}
        <div className={styles.body} hidden={read !== null}>
          <MemberTalk pathname={paths.support()} onRead={setRead} />
        </div>
      </section>
    </div>
  );
}
