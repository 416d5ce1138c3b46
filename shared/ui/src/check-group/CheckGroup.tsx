import { type Choice, ChoiceList } from '../choice-group/ChoiceList.tsx';
import type { ControlProps } from '../form-field/FormField.tsx';
import styles from './CheckGroup.module.css';

export type CheckGroupProps<Value extends string> = Partial<ControlProps> & {
  choices: readonly Choice<Value>[];
  /** In the order of the choices, whatever was ticked first. */
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  isDisabled?: boolean;
  'aria-label'?: string;
};

/** Any of a few, all in sight. The label comes from its FormField (`isGroup`). */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  // A group has no required state to tell: each box may stay empty. The field's mark and message say it.
  const { id, choices, value, onChange, isDisabled, 'aria-required': _required, ...aria } = props;
  const toggle = (toggled: Value) =>
    onChange(
      choices.map((choice) => choice.value).filter((own) => value.includes(own) !== (own === toggled)),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset names itself by a legend; here the name is the label of the FormField.
    <div
      className={styles.group}
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={id && !aria['aria-label'] ? `${id}-label` : undefined}
      {...aria}
    >
      <ChoiceList
        choices={choices}
        className={styles.choice}
        input={(choice) => (
          <input
            type="checkbox"
            className={styles.box}
            checked={value.includes(choice.value)}
            disabled={isDisabled}
            onChange={() => toggle(choice.value)}
          />
        )}
      />
    </div>
  );
}
