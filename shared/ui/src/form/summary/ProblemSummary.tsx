import { ProblemList, type ProblemListProps } from '../../problem-list/ProblemList.tsx';
import { useUiTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import styles from './ProblemSummary.module.css';

export type ProblemSummaryProps = ProblemListProps & {
  /** Of the summary, which takes the focus after a refused save. */
  id: string;
  /** Why the form as a whole was not saved; null where only fields are wrong, or none. */
  failure: { title: string; note?: string; requestId?: string } | null;
};

/** Above submit: why the form was not saved, and all problems as links to their fields. */
export function ProblemSummary({ id, failure, messages, nameOf, onJump }: ProblemSummaryProps) {
  const { requestId: requestIdLabel } = useUiTexts();
  return (
    <div id={id} tabIndex={-1} className={styles.summary}>
      {failure && (
        <PageNotice tone="danger" title={failure.title}>
          {failure.note && <div>{failure.note}</div>}
          {failure.requestId && (
            <span className={styles.requestId}>
              {requestIdLabel} {failure.requestId}
            </span>
          )}
        </PageNotice>
      )}
      {messages.size > 0 && (
        <div role="alert">
          <ProblemList messages={messages} nameOf={nameOf} onJump={onJump} />
        </div>
      )}
    </div>
  );
}
