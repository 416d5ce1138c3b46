import { MinusOutlined, VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import type { ColumnSetting } from '@berth/contract';
import { useTexts } from '../ui-texts.ts';
import { columnSettingsTexts } from './column-settings-texts.ts';
import styles from './FixedChoice.module.css';

type Fixed = ColumnSetting['fixed'];
type FixedChoiceProps = {
  className?: string;
  name: string;
  label: string;
  value: Fixed;
  onChange: (fixed: Fixed) => void;
};

/** Where a column stays while the others scroll: three radio buttons as icons, in the order of the sides. */
export function FixedChoice({ className, name, label, value, onChange }: FixedChoiceProps) {
  const texts = useTexts(columnSettingsTexts);
  const choices = [
    { fixed: 'left', text: texts.fixedLeft, Icon: VerticalRightOutlined },
    { fixed: null, text: texts.fixedNone, Icon: MinusOutlined },
    { fixed: 'right', text: texts.fixedRight, Icon: VerticalLeftOutlined },
  ] as const;
  return (
    <span className={`${styles.choices} ${className ?? ''}`} role="radiogroup" aria-label={label}>
      {choices.map(({ fixed, text, Icon }) => (
        <label className={styles.choice} key={text} title={text}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            aria-label={text}
            checked={fixed === value}
            onChange={() => onChange(fixed)}
          />
          <Icon aria-hidden="true" />
        </label>
      ))}
    </span>
  );
}
