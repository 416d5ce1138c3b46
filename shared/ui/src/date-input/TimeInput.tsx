import dayjs from 'dayjs';
import { readTimeText } from './date-text.ts';
import { TypedPicker, type TypedPickerProps } from './TypedPicker.tsx';

/** `HH:mm`; a text that is no time of day as it was typed. Told once it is complete, as of DateInput. */
export type TimeInputProps = TypedPickerProps;

/** A time of day without its day, typed (`9:30`, `0930`, `9点半`, full-width) or picked. */
export function TimeInput(props: TimeInputProps) {
  return (
    <TypedPicker
      {...props}
      read={readTimeText}
      show={(value) => value}
      // Any day will do.
      toMoment={(value) => dayjs(`2026-01-01 ${value}`)}
      ofMoment={(picked) => picked.format('HH:mm')}
      picker={{ picker: 'time', format: 'HH:mm', minuteStep: 5 }}
    />
  );
}
