import { problemText, useTranslation } from '@berth/runtime';
import { FillDialog, type FormUndo, PageNotice, UndoNotice } from '@berth/ui';
import { useFillWords } from './use-fill-words.ts';
import type { useTemplateInForm } from './use-template-in-form.ts';

type TemplateNoticeProps = {
  template: Pick<ReturnType<typeof useTemplateInForm>, 'asked' | 'unchanged' | 'problem'>;
  undo: FormUndo;
};

/** Asks before a template overwrites anything, says that it was put into the form, which can be undone, or why not. */
export function TemplateNotice({ template, undo }: TemplateNoticeProps) {
  const { t, locale } = useTranslation('booking');
  const { asked, unchanged, problem } = template;
  const words = (title: string) => ({ title: t('template.used', { title }), undo: t('template.undo') });
  return (
    <>
      {problem && problem.status !== 401 && <PageNotice tone="danger" title={problemText(problem, locale)} />}
      {unchanged !== null && <PageNotice tone="info" title={t('template.unchanged', { title: unchanged })} />}
      <UndoNotice undo={undo} place="template" words={words} />
      <FillDialog title={t('template.apply')} asked={asked} useWords={useFillWords} />
    </>
  );
}
