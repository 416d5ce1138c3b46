import { SavedElsewhere } from '../../saved-elsewhere/SavedElsewhere.tsx';
import { useUiTexts } from '../../ui-texts.ts';
import styles from './RecordList.module.css';
import { type RecordProblem, textOfProblem } from './record-texts.ts';

type RecordFailureProps = {
  problem: RecordProblem | null;
  isBusy: boolean;
  /** Fields that show their own errors. */
  fields: readonly string[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Why the form of a record was not saved; a choice of both versions where the record was saved elsewhere meanwhile. */
export function RecordFailure({ problem, isBusy, fields, onTakeTheirs, onKeepMine }: RecordFailureProps) {
  const { locale } = useUiTexts();
  // A session that ended has its own dialog.
  if (!problem || problem.status === 401) return null;
  const text = textOfProblem(problem, locale);
  if (problem.code === 'SAVED_ELSEWHERE') {
    return (
      <SavedElsewhere message={text} isBusy={isBusy} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine} />
    );
  }
  const others = problem.fields?.filter(({ field }) => !fields.includes(field));
  if (others?.length === 0) return null;
  return (
    <p className={styles.failed} role="alert">
      {others?.[0] ? textOfProblem(others[0], locale) : text}
    </p>
  );
}
