import { type ApiProblem, problemText, useTranslation } from '@berth/runtime';
import { SavedElsewhere } from '@berth/ui';
import styles from './KeptRecords.module.css';

type RecordFailureProps = {
  problem: ApiProblem | null;
  isBusy: boolean;
  /** What was refused at these is told there. */
  fields: readonly string[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Why a form of a kept thing was not saved, below its fields; both versions where it was saved elsewhere meanwhile. */
export function RecordFailure({ problem, isBusy, fields, onTakeTheirs, onKeepMine }: RecordFailureProps) {
  const { locale } = useTranslation('booking');
  if (!problem || problem.status === 401) return null;
  const text = problemText(problem, locale);
  if (problem.code === 'SAVED_ELSEWHERE') {
    return <SavedElsewhere message={text} {...{ isBusy, onTakeTheirs, onKeepMine }} />;
  }
  const others = problem.fields?.filter(({ field }) => !fields.includes(field));
  if (others?.length === 0) return null;
  return (
    <p className={styles.failed} role="alert">
      {others?.[0] ? problemText(others[0], locale) : text}
    </p>
  );
}
