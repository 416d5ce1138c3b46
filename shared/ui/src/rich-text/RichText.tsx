import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import { useHeard } from '../use-heard.ts';
import styles from './RichText.module.css';
import { richTextTexts } from './rich-text-texts.ts';

export type RichTextProps = {
  /** As an editor stored it: nothing about it is trusted. */
  html: string;
  className?: string;
};

/**
 * Rich text to be read: news, notices, terms. Shown as clean nodes only (`sanitize-rich-text.ts`); the sanitiser is
 * fetched when the first text is shown. Until then, and where that fails, nothing of the text is in the page.
 */
export function RichText({ html, className }: RichTextProps) {
  const texts = useTexts(richTextTexts);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const said = useHeard(state === 'loading' ? texts.loading : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs it again.
  useEffect(() => {
    let isCurrent = true;
    const clean = async () => (await import('./sanitize-rich-text.ts')).sanitizeRichText(html);
    clean().then(
      (nodes) => {
        if (!isCurrent) return;
        box.current?.replaceChildren(nodes);
        setState('shown');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [html, attempt]);
  return (
    <div className={className} aria-busy={state === 'loading' || undefined}>
      <div ref={box} className={styles.text} hidden={state !== 'shown'} />
      {state === 'loading' && <div className={styles.waiting} />}
      <p className={styles.spoken} role="status">
        {said}
      </p>
      {state === 'failed' && (
        <div role="alert">
          {texts.failed}{' '}
          <button type="button" className={styles.retry} onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
}
