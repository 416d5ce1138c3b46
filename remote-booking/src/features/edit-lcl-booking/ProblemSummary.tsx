import { problemText, useTranslation } from '@berth/runtime';
import { useUiTexts } from '@berth/ui';
import type { ReactNode } from 'react';
import { inFormOrder } from './form-sections.ts';
import { jumpTo } from './jump-to.ts';
import { PageNotice } from './PageNotice.tsx';
import styles from './ProblemSummary.module.css';
import type { BookingForm } from './use-booking-form.ts';
import type { SaveFailure } from './use-save-booking.ts';

const mostShown = 8;

type ProblemSummaryProps = {
  form: BookingForm;
  id: string;
  failure: SaveFailure | null;
  /** What else is to be decided before saving. */
  notice?: ReactNode;
};

/** Above submit: why the booking was not saved, each problem a link to its field. */
export function ProblemSummary({ form, id, failure, notice }: ProblemSummaryProps) {
  const { t, locale } = useTranslation('booking');
  const { requestId: requestIdLabel } = useUiTexts();
  const { state, messages, idOf } = form;
  const paths = state.attempted || state.refused.size > 0 ? inFormOrder(messages.keys()) : [];
  const lineOf = new Map(state.draft.cargo.map((line, at) => [line.key, at + 1]));
  const nameOf = (path: string) => {
    const [field = '', key = '', column = ''] = path.split('.');
    if (field !== 'cargo' || key === '') return t(field === 'cargo' ? 'section.cargo' : `field.${field}`);
    return t('cargo.cellLabel', { column: t(`cargo.${column}`), line: lineOf.get(key) ?? 0 });
  };
  return (
    <div id={id} tabIndex={-1} className={styles.summary}>
      {notice}
      {failure && (
        <PageNotice tone="danger" title={'key' in failure ? t(failure.key) : problemText(failure, locale)}>
          {failure.lost && <div>{t(`save.kept.${failure.lost}`)}</div>}
          {failure.requestId && (
            <span className={styles.requestId}>
              {requestIdLabel} {failure.requestId}
            </span>
          )}
        </PageNotice>
      )}
      {paths.length > 0 && (
        <PageNotice tone="danger" title={t('summary.title', { count: paths.length })}>
          <ul className={styles.list}>
            {paths.slice(0, mostShown).map((path) => (
              <li key={path}>
                <button type="button" className={styles.jump} onClick={() => jumpTo(idOf(path))}>
                  {nameOf(path)}
                </button>
                <span>{messages.get(path)}</span>
              </li>
            ))}
          </ul>
          {paths.length > mostShown && t('summary.more', { count: paths.length - mostShown })}
        </PageNotice>
      )}
    </div>
  );
}
