import styles from './StepList.module.css';

type StepListProps<Step extends string> = {
  label: string;
  steps: readonly Step[];
  step: Step;
  titleOf: (step: Step) => string;
};

/** Where one is on the way. */
export function StepList<Step extends string>({ label, steps, step, titleOf }: StepListProps<Step>) {
  const now = steps.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((each, at) => (
        <li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          className={at < now ? styles.past : undefined}
        >
          {at + 1}. {titleOf(each)}
        </li>
      ))}
    </ol>
  );
}
