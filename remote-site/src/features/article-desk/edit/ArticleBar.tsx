import { FormBar, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import type { ArticleEditor } from './use-article-editor.ts';

type ArticleBarProps = {
  editor: ArticleEditor;
  /** What is asked just now, in place of the buttons. */
  question: ReactNode;
  isScheduled: boolean;
  onSave: () => void;
  onPublish: () => void;
  onPreview: () => void;
  /** Absent of an article that is not stored yet. */
  onVersions?: (() => void) | undefined;
  /** Absent where nothing of it is published. */
  onWithdraw?: (() => void) | undefined;
  /** Deletes the draft. Absent for an article that was published before: it cannot be deleted. */
  onRemove?: (() => void) | undefined;
};

/** At the foot of the page, always in sight: whether it is saved, and what can be done. */
export function ArticleBar(props: ArticleBarProps) {
  const { t, locale } = useArticleWords();
  const noticeId = useId();
  const { editor, question, onVersions, onWithdraw, onRemove } = props;
  const { failure, busy, isTyped, base } = editor;
  const saved = isTyped ? t('unsaved') : base.id === null ? t('notStored') : t('allSaved');
  return (
    <FormBar
      noticeId={noticeId}
      notice={
        <>
          {failure && <PageNotice tone="danger" title={failure.texts?.[locale] ?? failure.message} />}
          {question}
        </>
      }
      totals={null}
      savedState={saved}
    >
      {!question && (
        <>
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
        </>
      )}
    </FormBar>
  );
}
