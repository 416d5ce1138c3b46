import type { ControlProps } from '../form-field/FormField.tsx';
import styles from './ChoiceGroup.module.css';

export type Choice<Value extends string> = { value: Value; label: string; hint?: string };

export type ChoiceGroupProps<Value extends string> = ControlProps & {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
};

/** One of a few, all in sight: radio buttons drawn as a row of tiles. The label comes from its FormField. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { id, choices, value, onChange, isDisabled, ...aria } = props;
  return (
    <div
      className={styles.group}
      role="radiogroup"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      {...aria}
    >
      {choices.map((choice) => (
        <label className={styles.choice} key={choice.value}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            {choice.label}
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
