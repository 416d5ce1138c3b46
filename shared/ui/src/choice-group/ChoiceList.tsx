import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';

export type Choice<Value extends string> = { value: Value; label: string; hint?: string };

type ChoiceListProps<Value extends string> = {
  choices: readonly Choice<Value>[];
  /** How a choice is drawn as a whole: a plain row, or a tile. */
  className?: string;
  input: (choice: Choice<Value>) => ReactNode;
};

/** Choices in a row, each an input with its words; whether one or any of them holds is the input's. */
export function ChoiceList<Value extends string>({ choices, className, input }: ChoiceListProps<Value>) {
  return choices.map((choice) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: `input` gives the control
    <label className={className} key={choice.value}>
      {input(choice)}
      <span className={styles.words}>
        {choice.label}
        {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
      </span>
    </label>
  ));
}
