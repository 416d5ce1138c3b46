import type { ControlProps } from '../form-field/FormField.tsx';
import styles from './ChoiceGroup.module.css';
import { type Choice, ChoiceList } from './ChoiceList.tsx';

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
      <ChoiceList
        choices={choices}
        className={styles.choice}
        input={(choice) => (
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={isDisabled}
            onChange={() => onChange(choice.value)}
          />
        )}
      />
    </div>
  );
}
