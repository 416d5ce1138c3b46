import { type ArticleKind, articleKindNames, articleStateNames, type Locale, paths } from '@berth/contract';
import { Link, notify, sameTab, useNavigate, useOpenPagePath, usePageTitle } from '@berth/runtime';
import { formatMoment, PageHeader, RailLayout, type SaveProblem, StatusDot, toChinaTime } from '@berth/ui';
import { type ReactNode, useState } from 'react';
import {
  type StoredArticle,
  useSitePreviewLinkMutation,
  useSitePublishArticleMutation,
  useSiteRemoveArticleMutation,
  useSiteRestoreArticleMutation,
  useSiteWithdrawArticleMutation,
} from '../articles.queries.ts';
import { articleDots } from '../words/article-dots.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import { ArticleBar } from './ArticleBar.tsx';
import { ArticleNotices } from './ArticleNotices.tsx';
import { ArticleRail } from './ArticleRail.tsx';
import styles from './edit.module.css';
import { LanguageTabs } from './LanguageTabs.tsx';
import { type Preview, PreviewLink } from './PreviewLink.tsx';
import { PublishQuestion } from './PublishQuestion.tsx';
import { Question } from './Question.tsx';
import { TextFields } from './TextFields.tsx';
import { useArticleEditor } from './use-article-editor.ts';
import { useSaveKey } from './use-save-key.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import { WithdrawQuestion } from './WithdrawQuestion.tsx';

type ArticleEditorViewProps = {
  kind: ArticleKind;
  stored: StoredArticle | null;
  onCreated: (id: string) => void;
};

/** An article being edited: its texts, and beside them all that belongs to both languages. */
export function ArticleEditorView({ kind, stored, onCreated }: ArticleEditorViewProps) {
  const { t, locale } = useArticleWords();
  const navigate = useNavigate();
  const toList = useOpenPagePath(paths.articles());
  const editor = useArticleEditor({ kind, stored, onCreated });
  const { content, base, busy, once, store, refuse } = editor;
  const [asked, setAsked] = useState<'publish' | 'withdraw' | 'remove' | null>(null);
  const [isReading, setReading] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [callPublish] = useSitePublishArticleMutation();
  const [callWithdraw] = useSiteWithdrawArticleMutation();
  const [callRestore] = useSiteRestoreArticleMutation();
  const [callRemove] = useSiteRemoveArticleMutation();
  const [callPreview] = useSitePreviewLinkMutation();
  const title = content.texts['zh-CN'].title || content.texts.en.title || t('untitled');
  usePageTitle(title);

  /** What the server answers, or null where it refused: that is placed then. */
  async function answered<Result>(
    call: PromiseLike<{ data?: Result; error?: unknown }>,
  ): Promise<Result | null> {
    const { data, error } = await call;
    if (error) refuse(error as SaveProblem); // calls fail with nothing else
    return data ?? null;
  }

  const save = async () => {
    if (await editor.save()) notify.success(t('savedNow'));
  };
  useSaveKey(() => void save());

  const publish = async (languages: Locale[]) => {
    setAsked(null);
    const done = await once(async () => {
      if (!editor.isFit({ what: 'publish', languages })) return null;
      const saved = await store();
      if (!saved?.id) return null;
      const { id, version } = saved;
      const published = await answered(callPublish({ body: { id, version, languages } }));
      if (published) editor.moveOn(published.version);
      return published;
    });
    if (!done) return;
    const at = formatMoment(done.publishAt);
    notify.success(done.state === 'scheduled' ? t('scheduledNow', { at }) : t('publishedNow'));
  };

  const withdraw = async (language: Locale | null) => {
    const done = await once(async () => {
      const { id, version } = base;
      const withdrawn =
        id === null ? null : await answered(callWithdraw({ body: { id, version, language } }));
      if (withdrawn) editor.moveOn(withdrawn.version);
      return withdrawn;
    });
    setAsked(null);
    if (done) notify.success(t('withdrawnNow'));
  };

  const restore = async (number: number) => {
    const { id, version } = base;
    if (id === null) return;
    editor.putAside();
    const done = await once(() => answered(callRestore({ body: { id, version, number } })));
    setReading(false);
    if (done) notify.success(t('restoredNow', { number }));
  };

  const remove = async () => {
    const { id, version } = base;
    if (id === null) return;
    const done = await once(() => answered(callRemove({ body: { id, version } })));
    setAsked(null);
    if (!done) return;
    editor.typed.forget();
    notify.success(t('removedNow'));
    void navigate(paths.articles(), { replace: true, state: sameTab });
  };

  const showPreview = async () => {
    const made = await once(async () => {
      const saved = await store();
      return saved?.id ? await answered(callPreview({ body: { id: saved.id } })) : null;
    });
    setPreview(made);
  };

  const cancel = () => setAsked(null);
  const state = stored?.state ?? 'draft';
  const live = stored?.live?.languages ?? [];
  const questions: Record<'publish' | 'withdraw' | 'remove', ReactNode> = {
    publish: (
      <PublishQuestion editor={editor} kind={kind} stored={stored} onConfirm={publish} onCancel={cancel} />
    ),
    withdraw: <WithdrawQuestion languages={live} isBusy={busy} onConfirm={withdraw} onCancel={cancel} />,
    remove: (
      <Question
        title={t('removeTitle')}
        confirm={t('remove')}
        isDanger
        isBusy={busy}
        onConfirm={remove}
        onCancel={cancel}
      >
        <p>{t('removeWhat')}</p>
      </Question>
    ),
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        meta={
          <span className={styles.meta}>
            <span>{articleKindNames[kind][locale]}</span>
            <StatusDot status={articleDots[state]}>{articleStateNames[state][locale]}</StatusDot>
          </span>
        }
        actions={<Link to={toList}>{t('toList')}</Link>}
      />
      <ArticleNotices editor={editor} stored={stored} />
      {preview && <PreviewLink preview={preview} onClose={() => setPreview(null)} />}
      <RailLayout
        rail={<ArticleRail editor={editor} kind={kind} stored={stored} />}
        railLabel={t('settings')}
      >
        <LanguageTabs editor={editor}>{(of) => <TextFields editor={editor} locale={of} />}</LanguageTabs>
      </RailLayout>
      <ArticleBar
        editor={editor}
        question={asked && questions[asked]}
        isScheduled={content.publishAt !== null && content.publishAt > toChinaTime(new Date())}
        onSave={() => void save()}
        onPublish={() => setAsked('publish')}
        onPreview={() => void showPreview()}
        onVersions={stored ? () => setReading(true) : undefined}
        onWithdraw={live.length > 0 ? () => setAsked('withdraw') : undefined}
        onRemove={stored && !stored.live ? () => setAsked('remove') : undefined}
      />
      {base.id !== null && (
        <VersionsDrawer
          id={base.id}
          isOpen={isReading}
          isTyped={editor.isTyped}
          isBusy={busy}
          onRestore={(number) => void restore(number)}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  );
}
