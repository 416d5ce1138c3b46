import { type ApiProblem, problemText, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';

type TemplateNoticeProps = {
  template: { used: { title: string } | null; undo: () => void; problem: ApiProblem | null };
};

/** Says that a template was put into the form, which can be undone, or why it was not. */
export function TemplateNotice({ template }: TemplateNoticeProps) {
  const { t, locale } = useTranslation('booking');
  const { used, undo, problem } = template;
  return (
    <>
      {problem && problem.status !== 401 && <PageNotice tone="danger" title={problemText(problem, locale)} />}
      {used && (
        <PageNotice
          tone="info"
          title={t('template.used', { title: used.title })}
          actions={<Button onClick={undo}>{t('template.undo')}</Button>}
        />
      )}
    </>
  );
}
