import dayjs from 'dayjs';
import { readDateText, secondOf, showDateText } from './date-text.ts';
import { TypedPicker, type TypedPickerProps } from './TypedPicker.tsx';

export type DateInputProps = Omit<TypedPickerProps, 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, with `withTime` `YYYY-MM-DD HH:mm:ss`; a text that is no date as it was typed. */
  value: string | null;
  /** Once a text was completed (Enter, or the field left) or a day was picked; a text that is no date comes as it is. */
  onChange: (value: string | null) => void;
  withTime?: boolean;
  /** The end of a range: a moment that is given to the minute is the last second of it. */
  isEnd?: boolean;
};

/**
 * A day or a moment, typed or picked. Text is read when it is complete, in every way that the contract reads dates
 * (full-width, `2026/1/5`, `2026年1月5日`, `20260105`); one that is no date stays, marked invalid, and is handed on.
 */
export function DateInput({ withTime = false, isEnd = false, ...rest }: DateInputProps) {
  return (
    <TypedPicker
      {...rest}
      read={(typed) => readDateText(typed, withTime, isEnd)}
      show={(value) => showDateText(value, isEnd)}
      toMoment={dayjs}
      ofMoment={(picked) => picked.format(withTime ? `YYYY-MM-DD HH:mm:${secondOf(isEnd)}` : 'YYYY-MM-DD')}
      picker={{
        format: withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD',
        showTime: withTime && {
          format: 'HH:mm',
          minuteStep: 5,
          defaultOpenValue: dayjs().startOf('day').hour(9),
        },
      }}
    />
  );
}
