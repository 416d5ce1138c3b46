import dayjs from 'dayjs';
import { useTexts } from '../ui-texts.ts';
import {
  type LiesWhere,
  type MomentPart,
  readDateText,
  secondOf,
  showDateText,
  usualTimes,
} from './date-text.ts';
import { TypedPicker, type TypedPickerProps } from './TypedPicker.tsx';

export type DateInputProps = Omit<TypedPickerProps, 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, with `withTime` `YYYY-MM-DD HH:mm:ss`; a text that is no date as it was typed. */
  value: string | null;
  /** Once a text was completed (Enter, or the field left) or a day was picked; a text that is no date comes as it is. */
  onChange: (value: string | null) => void;
  withTime?: boolean;
  /** With `withTime`: what a day alone, and a minute alone, stand for. An appointment is at nine. */
  part?: MomentPart;
  /** Where its days lie, by which one without a year is read; absent: the nearest such day. */
  lies?: LiesWhere;
};

const texts = {
  'zh-CN': { day: '请选择日期', moment: '请选择日期和时间' },
  en: { day: 'Select date', moment: 'Select date and time' },
};

/**
 * A day or a moment, typed or picked. Text is read when it is complete, in every way that the contract reads dates
 * (full-width, `2026/1/5`, `2026年1月5日`, `20260105`); one that is no date stays, marked invalid, and is handed on.
 */
export function DateInput({
  withTime = false,
  part = 'appointment',
  lies,
  placeholder,
  ...rest
}: DateInputProps) {
  const { day, moment } = useTexts(texts);
  return (
    <TypedPicker
      placeholder={placeholder ?? (withTime ? moment : day)}
      {...rest}
      read={(typed) => readDateText(typed, withTime, part, lies)}
      show={(value) => showDateText(value, part)}
      toMoment={dayjs}
      ofMoment={(picked) => picked.format(withTime ? `YYYY-MM-DD HH:mm:${secondOf(part)}` : 'YYYY-MM-DD')}
      picker={{
        format: withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD',
        showTime: withTime && {
          format: 'HH:mm',
          minuteStep: 5,
          defaultOpenValue: dayjs(`2026-01-01 ${usualTimes[part]}`),
        },
      }}
    />
  );
}
