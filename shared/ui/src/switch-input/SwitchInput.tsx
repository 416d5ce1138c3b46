import type { ControlProps } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './SwitchInput.module.css';
import { switchTexts } from './switch-input-texts.ts';

export type SwitchInputProps = Partial<ControlProps> & {
  value: boolean;
  onChange: (value: boolean) => void;
  isDisabled?: boolean;
  /** In place of 是 and 否: the state is always told in words, not by colour alone. */
  words?: { on: string; off: string };
  'aria-label'?: string;
};

/** Yes or no, at once. A native check box in the role of a switch, so that label, keys and forms need no script. */
export function SwitchInput({ value, onChange, isDisabled, words, ...aria }: SwitchInputProps) {
  const texts = useTexts(switchTexts);
  const { on, off } = words ?? texts;
  return (
    <span className={styles.wrap}>
      <input
        {...aria}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a check box tells its own state; aria-checked beside it is not allowed.
        role="switch"
        className={styles.switch}
        checked={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.word} aria-hidden="true">
        {value ? on : off}
      </span>
    </span>
  );
}
