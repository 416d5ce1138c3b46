import { useId } from 'react';
import { DateInput } from '../date-input/DateInput.tsx';
import type { ControlProps } from '../form-field/FormField.tsx';
import { toChinaTime } from '../format/format.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './DateRangeInput.module.css';
import { dateRangeInputTexts } from './date-range-input-texts.ts';
import { type DateRange, presetRange, rangePresets } from './range-presets.ts';
import { rangeProblem } from './range-problem.ts';

export type DateRangeInputProps = Partial<ControlProps> & {
  /**
   * From and to, both included: `YYYY-MM-DD`, with `withTime` `YYYY-MM-DD HH:mm:ss`; null where open. An end that is
   * given to the minute includes all of it.
   */
  value: DateRange;
  /** As {@link DateInput}: a text that is no date comes as it was typed, and is told of here. */
  onChange: (value: DateRange) => void;
  withTime?: boolean;
  isDisabled?: boolean;
  'aria-label'?: string;
};

/** A range of days or moments: two typed dates, with what is asked for most at a click. Days are those of China. */
export function DateRangeInput({ value, onChange, withTime = false, ...rest }: DateRangeInputProps) {
  const { id, isDisabled, 'aria-label': label, 'aria-describedby': describedBy, ...aria } = rest;
  const texts = useTexts(dateRangeInputTexts);
  const errorId = useId();
  const [from, to] = value;
  const problem = rangeProblem(value, withTime);
  const today = toChinaTime(new Date()).slice(0, 10);
  const shared = {
    ...aria,
    withTime,
    isDisabled,
    'aria-describedby': [problem && errorId, describedBy].filter(Boolean).join(' ') || undefined,
    ...(problem === 'fromAfterTo' ? { 'aria-invalid': true as const } : {}),
  };
  const fromLabel = withTime ? texts.fromTime : texts.from;
  const toLabel = withTime ? texts.toTime : texts.to;
  // Of a FormField that is a group.
  const labelledBy = id && !label ? `${id}-label` : undefined;
  const named = (end: string) => (label ? `${label} ${end}` : end);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where the label stands outside
    <div className={styles.range} role="group" aria-label={label} aria-labelledby={labelledBy}>
      <div className={withTime ? `${styles.ends} ${styles.withTime}` : styles.ends}>
        <div className={styles.end}>
          <DateInput
            {...shared}
            id={id}
            aria-label={named(fromLabel)}
            placeholder={fromLabel}
            value={from}
            part="start"
            onChange={(next) => onChange([next, to])}
          />
        </div>
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <div className={styles.end}>
          <DateInput
            {...shared}
            aria-label={named(toLabel)}
            placeholder={toLabel}
            value={to}
            part="end"
            onChange={(next) => onChange([from, next])}
          />
        </div>
      </div>
      {problem && (
        <div className={styles.error} id={errorId} role="alert">
          {texts[problem === 'invalidDate' && withTime ? 'invalidMoment' : problem]}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={styles.presets} role="group" aria-label={texts.presets}>
        {rangePresets.map((preset) => {
          const range = presetRange(preset, today, withTime);
          return (
            <button
              type="button"
              key={preset}
              className={styles.preset}
              disabled={isDisabled}
              aria-pressed={range[0] === from && range[1] === to}
              onClick={() => onChange(range)}
            >
              {texts[preset]}
            </button>
          );
        })}
      </div>
    </div>
  );
}
