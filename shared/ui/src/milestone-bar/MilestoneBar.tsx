import { fillTemplate } from '@berth/contract';
import type { CSSProperties } from 'react';
import { statusVariable } from '../theme/css-variables.ts';
import type { StatusName } from '../theme/tokens.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './MilestoneBar.module.css';
import { milestoneBarTexts } from './milestone-bar-texts.ts';

/** One step on the way. */
export type Milestone = {
  status: StatusName;
  label: string;
  /** When it was reached or is planned, as it is to be shown. */
  at?: string;
};

export type MilestoneBarProps = {
  milestones: readonly Milestone[];
  /** How many are reached: 0 before the first. */
  reached: number;
  /** Set when it goes no further (退载): the word for it. */
  stopped?: string;
  /** `compact` is the bar alone, for a row of a table; `full` has names and times. */
  size?: 'compact' | 'full';
};

/** How far something is, at a glance: a segment a step, in the colour of the step reached. */
export function MilestoneBar({ milestones, reached, stopped, size = 'compact' }: MilestoneBarProps) {
  const texts = useTexts(milestoneBarTexts);
  const current = milestones[reached - 1];
  const tone = stopped ? 'returned' : (current?.status ?? 'draft');
  const style = { '--tone': statusVariable(tone) } as CSSProperties; // React's type leaves custom properties out
  const summary = describe();
  if (size === 'compact') {
    return (
      <span className={styles.compact} style={style} role="img" aria-label={summary} title={summary}>
        {milestones.map(({ label }, at) => (
          <i key={label} className={styles.segment} data-reached={at < reached} />
        ))}
      </span>
    );
  }
  return (
    <div className={styles.full} style={style}>
      {stopped && <p className={styles.stopped}>{summary}</p>}
      <ol className={styles.steps}>
        {milestones.map(({ label, at: time }, at) => (
          <li
            key={label}
            className={styles.step}
            data-reached={at < reached}
            aria-current={at === reached - 1 ? 'step' : undefined}
          >
            <span className={styles.label}>
              {label}
              <span className={styles.word}> {at < reached ? texts.done : texts.next}</span>
            </span>
            {time && <span className={styles.time}>{time}</span>}
          </li>
        ))}
      </ol>
    </div>
  );

  function describe(): string {
    const values = { label: current?.label ?? '', step: reached, total: milestones.length };
    if (stopped) return fillTemplate(current ? texts.stopped : texts.stoppedAtStart, { ...values, stopped });
    return fillTemplate(current ? texts.progress : texts.notStarted, values);
  }
}
