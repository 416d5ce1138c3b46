import { articleLimits } from '@berth/contract';
import { useLocation } from '@berth/runtime';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { MemberTalk } from '../member/MemberTalk.tsx';
import { useSettled } from '../use-settled.ts';
import { useSupportWords } from '../use-support-words.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { FoundHelp, PageHelp } from './HelpLines.tsx';
import styles from './help.module.css';

/** What the panel shows beside its list; an article stays while one goes to the page that it speaks of. */
type Shown = { what: 'list' } | { what: 'article'; id: string } | { what: 'talk' };

/** Help beside the page: articles about it, a search, an article, and the conversation with people. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { t } = useSupportWords();
  const { pathname } = useLocation();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const [shown, setShown] = useState<Shown>({ what: 'list' });
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  const show = (next: Shown) => {
    setShown(next);
    // What was pressed is gone: the focus stays in the panel.
    panel.current?.focus({ preventScroll: true });
    panel.current?.querySelector(`.${styles.body}`)?.scrollTo?.(0, 0);
  };
  const read = (id: string) => show({ what: 'article', id });
  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={t('help.title')} tabIndex={-1}>
      <header className={styles.head}>
        {shown.what !== 'list' && (
          <button type="button" className={styles.link} onClick={() => show({ what: 'list' })}>
            {t('help.back')}
          </button>
        )}
        <strong className={styles.title}>{t(shown.what === 'talk' ? 'talk.title' : 'help.title')}</strong>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M5.500 5.500l9 9M14.500 5.500l-9 9" />
          </svg>
        </button>
      </header>
      <div className={styles.body}>
        {shown.what === 'list' && (
          <>
            <div className={styles.search}>
              <label htmlFor={searchId}>{t('help.search')}</label>
              <input
                id={searchId}
                type="search"
                value={search}
                maxLength={articleLimits.search}
                autoComplete="off"
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
            {settled === '' ? (
              <PageHelp pathname={pathname} onRead={read} />
            ) : (
              <FoundHelp search={settled} onRead={read} />
            )}
          </>
        )}
        {shown.what === 'article' && <HelpArticle id={shown.id} onRead={read} />}
        {shown.what === 'talk' && <MemberTalk pathname={pathname} onRead={read} />}
      </div>
      {shown.what !== 'talk' && (
        <footer className={styles.foot}>
          <button type="button" className={styles.ask} onClick={() => show({ what: 'talk' })}>
            {t('help.ask')}
          </button>
        </footer>
      )}
    </div>
  );
}
