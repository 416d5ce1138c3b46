import { problemText, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import type { useTemplateInForm } from './use-template-in-form.ts';

/** Says that a template was put into the form, which can be undone, or why it was not. */
export function TemplateNotice({ template }: { template: ReturnType<typeof useTemplateInForm> }) {
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
