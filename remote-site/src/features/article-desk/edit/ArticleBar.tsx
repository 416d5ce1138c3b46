import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './edit.module.css';
import type { ArticleEditor } from './use-article-editor.ts';

type ArticleBarProps = {
  editor: ArticleEditor;
  /** What is asked just now, in place of the buttons. */
  question: ReactNode;
  isScheduled: boolean;
  onSave: () => void;
  onPublish: () => void;
  onPreview: () => void;
  /** Of what is stored; the rest by what may be done with it. */
  onVersions?: (() => void) | undefined;
  onWithdraw?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** At the foot of the page, always in sight: whether it is saved, and what can be done. */
export function ArticleBar(props: ArticleBarProps) {
  const { t, locale } = useArticleWords();
  const { editor, question, onVersions, onWithdraw, onRemove } = props;
  const { failure, busy, isTyped, base } = editor;
  const saved = isTyped ? t('unsaved') : base.id === null ? t('notStored') : t('allSaved');
  return (
    <div className={styles.bar}>
      {failure && <PageNotice tone="danger" title={failure.texts?.[locale] ?? failure.message} />}
      {question ?? (
        <>
          <span className={styles.saved} role="status">
            {saved}
          </span>
          <div className={styles.buttons}>
            {onRemove && (
              <Button danger disabled={busy} onClick={onRemove}>
                {t('remove')}
              </Button>
            )}
            {onWithdraw && (
              <Button danger disabled={busy} onClick={onWithdraw}>
                {t('withdraw')}
              </Button>
            )}
            {onVersions && <Button onClick={onVersions}>{t('versions')}</Button>}
            <Button disabled={busy} onClick={props.onPreview}>
              {t('preview')}
            </Button>
            <Button loading={busy} onClick={props.onSave} aria-keyshortcuts="Control+S Meta+S">
              {t('save')}
            </Button>
            <Button type="primary" disabled={busy} onClick={props.onPublish}>
              {props.isScheduled ? t('schedule') : t('publish')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
