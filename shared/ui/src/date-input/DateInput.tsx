import { trimText } from '@berth/contract';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import type { ControlProps } from '../form-field/FormField.tsx';
import { readDateText, secondOf, showDateText } from './date-text.ts';
import { TypedDateContext, TypedDateField } from './TypedDate.tsx';

export type DateInputProps = Partial<ControlProps> & {
  /** `YYYY-MM-DD`, with `withTime` `YYYY-MM-DD HH:mm:ss`; a text that is no date as it was typed. */
  value: string | null;
  /** Once a text was completed (Enter, or the field left) or a day was picked; a text that is no date comes as it is. */
  onChange: (value: string | null) => void;
  withTime?: boolean;
  /** The end of a range: a moment that is given to the minute is the last second of it. */
  isEnd?: boolean;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

/**
 * A day or a moment, typed or picked. Text is read when it is complete, in every way that the contract reads dates
 * (full-width, `2026/1/5`, `2026年1月5日`, `20260105`); one that is no date stays, marked invalid, and is handed on.
 */
export function DateInput({
  value,
  onChange,
  withTime = false,
  isEnd = false,
  isDisabled,
  ...rest
}: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isDate = value !== null && readDateText(value, withTime) === value;
  const date = isDate ? dayjs(value) : null;
  const isInvalid = rest['aria-invalid'] === true || (value !== null && !isDate);

  const enterTyped = () => {
    if (typed === null) return;
    const entered = readDateText(typed, withTime, isEnd) ?? (trimText(typed) || null);
    setTyped(null);
    if (entered !== value) onChange(entered);
  };
  const openCalendar = () => {
    enterTyped();
    setIsOpen(true);
  };
  // Typing and picking never mix: typing closes the calendar, and a click to move the caret does not reopen it.
  const handleType = (text: string) => {
    setTyped(text);
    setIsOpen(false);
  };
  const handlePick = (picked: Dayjs | Dayjs[] | null) => {
    // The picker also reports, without a day or with the one it has, that it follows a new value.
    if (!dayjs.isDayjs(picked) || picked.valueOf() === date?.valueOf()) return;
    setTyped(null);
    onChange(picked.format(withTime ? `YYYY-MM-DD HH:mm:${secondOf(isEnd)}` : 'YYYY-MM-DD'));
  };
  return (
    <TypedDateContext
      value={{
        text: typed ?? showDateText(value, isEnd),
        isInvalid,
        onType: handleType,
        onEnter: enterTyped,
        onOpen: openCalendar,
        onClose: () => setIsOpen(false),
      }}
    >
      <DatePicker
        {...rest}
        style={{ width: '100%' }}
        value={date}
        format={withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
        showTime={
          withTime
            ? { format: 'HH:mm', minuteStep: 5, defaultOpenValue: dayjs().startOf('day').hour(9) }
            : false
        }
        needConfirm={false}
        previewValue={false}
        open={isOpen}
        onOpenChange={(isWanted) => setIsOpen(isWanted && typed === null)}
        onClick={({ target }) => !(target instanceof HTMLInputElement) && !isDisabled && openCalendar()}
        disabled={isDisabled}
        status={isInvalid ? 'error' : undefined}
        components={{ input: TypedDateField }}
        onCalendarChange={handlePick}
        onClear={() => {
          setTyped(null);
          onChange(null);
        }}
      />
    </TypedDateContext>
  );
}
