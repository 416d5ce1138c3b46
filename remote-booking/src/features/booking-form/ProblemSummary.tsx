import { problemText, useTranslation } from '@berth/runtime';
import { ProblemList, useUiTexts } from '@berth/ui';
import type { SaveFailure } from '../save-booking/use-save-booking.ts';
import type { BasicsDraft } from './form-kind.ts';
import { inFormOrder } from './form-sections.ts';
import { jumpTo } from './jump-to.ts';
import { PageNotice } from './PageNotice.tsx';
import styles from './ProblemSummary.module.css';
import type { BookingForm } from './use-booking-form.ts';

type ProblemSummaryProps<Draft extends BasicsDraft> = {
  form: BookingForm<Draft>;
  id: string;
  failure: SaveFailure | null;
};

/** Above submit: why the booking was not saved, all problems as links to their fields. */
export function ProblemSummary<Draft extends BasicsDraft>(props: ProblemSummaryProps<Draft>) {
  const { form, id, failure } = props;
  const { t, locale } = useTranslation('booking');
  const { requestId: requestIdLabel } = useUiTexts();
  const { state, messages, idOf } = form;
  const paths =
    state.attempted || state.refused.size > 0 ? inFormOrder(form.kind, messages.keys(), state.draft) : [];
  const rows = form.kind.rowsOf(state.draft);
  const nameOf = (path: string) => {
    const [field = '', key = '', column = ''] = path.split('.');
    const list = rows[field];
    if (!list || key === '') return t(list ? `section.${field}` : `field.${field}`);
    const name = { column: t(`${field}.${column}`), line: list.keys.indexOf(key) + 1 };
    return t('cargo.cellLabel', { ...name, context: field });
  };
  return (
    <div id={id} tabIndex={-1} className={styles.summary}>
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
        <div role="alert">
          <ProblemList
            messages={new Map(paths.map((path) => [path, messages.get(path) ?? '']))}
            nameOf={nameOf}
            onJump={(path) => jumpTo(idOf(path))}
          />
        </div>
      )}
    </div>
  );
}
