import { DatePicker } from 'antd';
import type { ChangeEvent, ComponentProps } from 'react';
import type { ControlProps } from '../form-field/FormField.tsx';
import { dayjs } from './berth-dayjs.ts';

export type DateInputProps = Partial<ControlProps> & {
  /** `YYYY-MM-DD`, with `withTime` `YYYY-MM-DD HH:mm:ss`. */
  value: string | null;
  onChange: (value: string | null) => void;
  withTime?: boolean;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

const dayFormats = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYYMMDD', 'YYYY/M/D', 'YYYY.M.D'];
const momentFormats = ['YYYY-MM-DD HH:mm', 'YYYY-M-D H:mm', 'YYYY/M/D H:mm', 'YYYYMMDD HHmm'];

/** A day or a moment, typed (full-width digits too) or picked. */
export function DateInput({ value, onChange, withTime = false, isDisabled, ...rest }: DateInputProps) {
  const parsed = value ? dayjs(value) : null;
  return (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      value={parsed?.isValid() ? parsed : null}
      format={withTime ? momentFormats : dayFormats}
      showTime={
        withTime ? { format: 'HH:mm', minuteStep: 5, defaultOpenValue: dayjs('09:00', 'HH:mm') } : false
      }
      needConfirm={false}
      disabled={isDisabled}
      status={rest['aria-invalid'] ? 'error' : undefined}
      components={{ input: NormalizingInput }}
      onChange={(date) => {
        const day = Array.isArray(date) ? date[0] : date;
        onChange(day ? day.format(withTime ? 'YYYY-MM-DD HH:mm:00' : 'YYYY-MM-DD') : null);
      }}
    />
  );
}

/** Hands the picker what was typed in half-width: ２０２６－１２－０１ is a date. */
function NormalizingInput({ onChange, ...props }: ComponentProps<'input'>) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    const normal = event.target.value
      .normalize('NFKC')
      .replace(/[。年月]/g, '-')
      .replace('日', '');
    if (!isComposing && normal !== event.target.value) event.target.value = normal;
    onChange?.(event);
  };
  return <input {...props} onChange={handleChange} />;
}
