import { fillTexts, trimText } from '@berth/contract';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, useState } from 'react';
import type { ControlProps } from '../form-field/FormField.tsx';
import { useGivenInput, useUnreadInput } from '../form-field/unread-input.ts';
import { TypedDateContext, TypedDateField } from './TypedDate.tsx';
import styles from './TypedPicker.module.css';

export type TypedPickerProps = Partial<ControlProps> & {
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

type PickerWays = {
  /** What was typed as a value; null where it is none. */
  read: (typed: string) => string | null;
  show: (value: string) => string;
  toMoment: (value: string) => Dayjs;
  ofMoment: (picked: Dayjs) => string;
  picker: Pick<ComponentProps<typeof DatePicker>, 'format' | 'showTime' | 'picker' | 'minuteStep'>;
};

const stillTyped = { 'zh-CN': '还在输入，尚未读取', en: 'This is still being typed' };
/** Whoever typed it sees it again, and goes on or leaves the field: a beginning such as 2026-1-1 may be a date of its own. */
const leftTyped = {
  'zh-CN': '“{text}”上次没有输完，请继续输入',
  en: '“{text}” was not finished last time: please go on typing',
};

/** antd's picker with a text field of our own: typed text is read once it is complete, by the ways of the value. */
export function TypedPicker({
  value,
  onChange,
  isDisabled,
  read,
  show,
  toMoment,
  ofMoment,
  picker,
  ...rest
}: TypedPickerProps & PickerWays) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What is typed was begun on a page that went since. */
  const [isGiven, setGiven] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isRead = value !== null && read(value) === value;
  const moment = isRead ? toMoment(value) : null;
  const isInvalid = rest['aria-invalid'] === true || (value !== null && !isRead);

  const shown = value === null ? '' : show(value);
  const texts = isGiven ? fillTexts(leftTyped, { text: typed ?? '' }) : stillTyped;
  const isUnread = typed !== null && typed !== shown;
  useUnreadInput(rest.id, isUnread ? { text: typed, texts, isPending: !isGiven } : null);
  useGivenInput(rest.id, (text) => {
    setTyped(text);
    setGiven(true);
  });
  const enterTyped = () => {
    if (typed === null) return;
    const entered = read(typed) ?? (trimText(typed) || null);
    setTyped(null);
    setGiven(false);
    if (entered !== value) onChange(entered);
  };
  const open = () => {
    enterTyped();
    setIsOpen(true);
  };
  // Typing and picking never mix: typing closes the picker, and a click to move the caret does not reopen it.
  const handleType = (text: string) => {
    setTyped(text);
    setGiven(false);
    setIsOpen(false);
  };
  const handlePick = (picked: Dayjs | Dayjs[] | null) => {
    // The picker also reports, without a moment or with the one it has, that it follows a new value.
    if (!dayjs.isDayjs(picked) || picked.valueOf() === moment?.valueOf()) return;
    setTyped(null);
    onChange(ofMoment(picked));
  };
  return (
    <TypedDateContext
      value={{
        text: typed ?? shown,
        isInvalid,
        onType: handleType,
        onEnter: enterTyped,
        onOpen: open,
        onClose: () => setIsOpen(false),
      }}
    >
      <DatePicker
        {...rest}
        {...picker}
        className={styles.picker}
        style={{ width: '100%' }}
        classNames={{ popup: { root: styles.panel } }}
        value={moment}
        needConfirm={false}
        previewValue={false}
        open={isOpen}
        onOpenChange={(isWanted) => setIsOpen(isWanted && typed === null)}
        onClick={({ target }) => !(target instanceof HTMLInputElement) && !isDisabled && open()}
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
