import type { ParsedCondition } from '@berth/contract';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/format.ts';
import { hiddenClass } from '../../theme/hidden-class.ts';
import { useUiTexts } from '../../ui-texts.ts';
import styles from './FilterChoices.module.css';

/** Conditions on several fields that are chosen as one, such as what is owed and past its day. */
export type ConditionSet = {
  key: string;
  label: ReactNode;
  conditions: readonly ParsedCondition[];
  count?: number;
};

export type FilterChoicesProps<Value extends string> = {
  /** The field that they filter by, and its name. */
  field: string;
  label: string;
  /** The words of the chip that removes the filter. */
  allLabel: string;
  choices: readonly { value: Value; label: ReactNode; count?: number }[];
  /** After the values; one at most is chosen, in place of values. */
  sets?: readonly ConditionSet[];
  conditions: readonly ParsedCondition[];
  onChange: (change: { conditions: readonly ParsedCondition[] }) => void;
};

/**
 * The values of one field as chips above a list, several at once, and sets of conditions; "all" is no condition on their
 * fields. A condition that the chips cannot express presses none of them.
 */
export function FilterChoices<Value extends string>(props: FilterChoicesProps<Value>) {
  const { field, label, allLabel, choices, sets = [], conditions, onChange } = props;
  const own = conditions.filter((condition) => condition.field === field);
  const [first] = own;
  const inForce = sets.find((set) => isInForce(set, conditions));
  const isExpressed =
    !inForce && own.length === 1 && (first?.operator === 'include' || first?.operator === '=');
  const chosen = isExpressed ? (first?.values ?? []) : [];
  const change = (wanted: readonly ParsedCondition[], also: readonly ParsedCondition[] = []) => {
    const fields = [field, ...[...also, ...(inForce?.conditions ?? [])].map((each) => each.field)];
    onChange({ conditions: [...wanted, ...conditions.filter((each) => !fields.includes(each.field))] });
  };
  const choose = (values: readonly Value[]) =>
    change(values.length > 0 ? [{ field, operator: 'include', values }] : []);
  const toggle = (value: Value) =>
    choose(
      choices.map((choice) => choice.value).filter((each) => chosen.includes(each) !== (each === value)),
    );
  const chips = [
    { key: 'all', label: allLabel, isPressed: own.length === 0, onClick: () => choose([]) },
    ...choices.map(({ value, label: word, count }) => ({
      key: value,
      label: word,
      count,
      isPressed: chosen.includes(value),
      onClick: () => toggle(value),
    })),
    ...sets.map((set) => ({
      key: set.key,
      label: set.label,
      count: set.count,
      isPressed: set === inForce,
      onClick: () => (set === inForce ? change([]) : change(set.conditions, set.conditions)),
    })),
  ];
  return (
    <fieldset className={styles.choices}>
      <legend className={hiddenClass}>{label}</legend>
      {chips.map((chip) => (
        <Chip {...chip} key={chip.key} />
      ))}
    </fieldset>
  );
}

type ChipProps = { label: ReactNode; count?: number; isPressed: boolean; onClick: () => void };

function Chip({ label, count, isPressed, onClick }: ChipProps) {
  const { locale } = useUiTexts();
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onClick}>
      {label}
      {count !== undefined && <span className={styles.count}>{formatCount(count, locale)}</span>}
    </button>
  );
}

/** Its fields have exactly its conditions. */
function isInForce(set: ConditionSet, conditions: readonly ParsedCondition[]): boolean {
  const fields = set.conditions.map((each) => each.field);
  const own = conditions.filter((each) => fields.includes(each.field));
  return textOf(own) === textOf(set.conditions);
}

const textOf = (conditions: readonly ParsedCondition[]) =>
  JSON.stringify(
    conditions.map(({ field, operator, values }) => [field, operator, [...values].sort()].join('|')).sort(),
  );
