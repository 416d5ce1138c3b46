import type { ParsedCondition } from '@berth/contract';
import type { ReactNode } from 'react';
import { hiddenClass } from '../../theme/hidden-class.ts';
import styles from './FilterChoices.module.css';

export type FilterChoicesProps<Value extends string> = {
  /** The field that they filter by, and its name. */
  field: string;
  label: string;
  /** The words of the chip that removes the filter. */
  allLabel: string;
  choices: readonly { value: Value; label: ReactNode }[];
  conditions: readonly ParsedCondition[];
  onChange: (change: { conditions: readonly ParsedCondition[] }) => void;
};

/**
 * The values of one field as chips above a list, several at once; "all" is no condition on the field. A condition that
 * the chips cannot express presses none of them.
 */
export function FilterChoices<Value extends string>(props: FilterChoicesProps<Value>) {
  const { field, label, allLabel, choices, conditions, onChange } = props;
  const own = conditions.filter((condition) => condition.field === field);
  const [first] = own;
  const isExpressed = own.length === 1 && (first?.operator === 'include' || first?.operator === '=');
  const chosen = isExpressed ? (first?.values ?? []) : [];
  const choose = (values: readonly Value[]) => {
    const others = conditions.filter((condition) => condition.field !== field);
    const wanted = { field, operator: 'include', values } as const;
    onChange({ conditions: values.length > 0 ? [wanted, ...others] : others });
  };
  const toggle = (value: Value) =>
    choose(
      choices.map((choice) => choice.value).filter((each) => chosen.includes(each) !== (each === value)),
    );
  return (
    <fieldset className={styles.choices}>
      <legend className={hiddenClass}>{label}</legend>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={own.length === 0}
        onClick={() => choose([])}
      >
        {allLabel}
      </button>
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.value}
          className={styles.chip}
          aria-pressed={chosen.includes(choice.value)}
          onClick={() => toggle(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
