import { paths } from '@berth/contract';
import { type ApiProblem, problemText, useLocation, useUser } from '@berth/runtime';
import { isComposingKey } from '@berth/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { HelpArticle } from '../help/HelpArticle.tsx';
import { useMemberTalk } from '../member/use-member-talk.ts';
import { TalkView } from '../talk/TalkView.tsx';
import type { Talk } from '../talk/talk.ts';
import { useSupportWords } from '../use-support-words.ts';
import styles from './SupportPanel.module.css';
import { useVisitorTalk } from './use-visitor-talk.ts';

type SupportPanelProps = {
  onClose: () => void;
  /** Somebody pressed for it; opened by its address, or again after a reload, it takes nothing from where one is. */
  takesFocus: boolean;
};

/** The conversation on a public page: of this browser, or of whoever is signed in. */
export function SupportPanel(props: SupportPanelProps) {
  const user = useUser();
  const { pathname } = useLocation();
  // A link in a mail is of a conversation of nobody's account, whoever opens it.
  const [isLinked] = useState(() => secretIn(pathname) !== null);
  return user && !isLinked ? <OfMember {...props} /> : <OfVisitor {...props} />;
}

/** What a link in a mail has behind `#`. */
function secretIn(pathname: string): string | null {
  const secret = location.hash.slice(1);
  return pathname === paths.visitorSupport() && /^[\w-]{43}$/.test(secret) ? secret : null;
}

function OfMember(props: SupportPanelProps) {
  const { pathname } = useLocation();
  // The workspace alone hears of changes.
  const talk = useMemberTalk(pathname, 15_000);
  return <Panel {...props} talk={talk} pathname={pathname} notice={null} />;
}

function OfVisitor(props: SupportPanelProps) {
  const { t, locale } = useSupportWords();
  const { pathname } = useLocation();
  const talk = useVisitorTalk(pathname);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const isKnown = talk.thread !== undefined;
  const resume = useEffectEvent(async () => {
    const secret = secretIn(pathname);
    if (secret === null) return;
    // Good once: neither the history nor a copied address has it any more.
    history.replaceState(history.state, '', location.pathname + location.search);
    setRefused(await talk.resume(secret));
  });
  useEffect(() => {
    if (isKnown) void resume();
  }, [isKnown]);
  return (
    <Panel
      {...props}
      talk={talk}
      pathname={pathname}
      notice={refused && `${t('talk.linkRefused')} ${problemText(refused, locale)}`}
    />
  );
}

type PanelProps = SupportPanelProps & { talk: Talk; pathname: string; notice: string | null };

function Panel({ onClose, takesFocus, talk, pathname, notice }: PanelProps) {
  const { t } = useSupportWords();
  const [read, setRead] = useState<string | null>(null);
  const [isNarrow] = useState(() => window.matchMedia?.('(max-width: 767px)').matches ?? false);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event)) return;
    const { activeElement } = document;
    if (activeElement === document.body || panel.current?.contains(activeElement)) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleEscape);
    return () => document.removeEventListener('keydown', handleEscape);
  }, []);
  const show = (id: string | null) => {
    setRead(id);
    // What was pressed is gone: the focus stays in the panel.
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={t('talk.title')}
      aria-modal={isNarrow || undefined}
      tabIndex={-1}
    >
      <header className={styles.head}>
        {read !== null && (
          <button type="button" className={styles.back} onClick={() => show(null)}>
            {t('talk.back')}
          </button>
        )}
        <strong className={styles.title}>{t('talk.title')}</strong>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M5.500 5.500l9 9M14.500 5.500l-9 9" />
          </svg>
        </button>
      </header>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      {/* It stays drawn while an article is read: where one was in the conversation is not lost. */}
      <div className={styles.body} hidden={read !== null}>
        <TalkView talk={talk} pathname={pathname} onRead={show} />
      </div>
      {read !== null && (
        <div className={styles.article}>
          <HelpArticle id={read} onRead={show} />
        </div>
      )}
    </div>
  );
}
