import type { Currency } from '@berth/contract';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../choice-group/ChoiceGroup.tsx';
import type { Choice } from '../../choice-group/ChoiceList.tsx';
import { DateInput, type DateInputProps } from '../../date-input/DateInput.tsx';
import { type ControlProps, FormField } from '../../form-field/FormField.tsx';
import { MoneyInput } from '../../money/MoneyInput.tsx';
import { NumberInput } from '../../number-input/NumberInput.tsx';
import { SwitchInput } from '../../switch-input/SwitchInput.tsx';
import { TextInput, type TextInputProps } from '../../text-input/TextInput.tsx';
import type { SendForm } from './use-send-form.ts';

/** A form that is sent, with what is typed into it and a way to change some of that. */
export type SentFields<Value extends object> = {
  form: SendForm;
  value: Value;
  change: (change: Partial<Value>) => void;
};

type NamesOf<Value, Kind> = { [Name in keyof Value]: Value[Name] extends Kind ? Name : never }[keyof Value];

type SendFieldProps<Value extends object, Kind> = {
  of: SentFields<Value>;
  /** Of the field in what is typed. */
  name: NamesOf<Value, Kind> & string;
  /** Of the field in what is sent, where that is called otherwise. */
  path?: string;
  label: ReactNode;
  isRequired?: boolean;
  help?: ReactNode;
};

type Bound<Kind> = { value: Kind; onChange: (value: Kind) => void };

/** The frame of a field, and its control bound to what is typed. */
function SendField<Value extends object, Kind>({
  of: { form, value, change },
  name,
  path = name,
  draw,
  ...frame
}: SendFieldProps<Value, Kind> & {
  isGroup?: boolean;
  draw: (control: ControlProps & Bound<Kind>) => ReactNode;
}) {
  return (
    <FormField {...frame} id={form.idOf(path)} error={form.errorOf(path)}>
      {(control) =>
        draw({
          ...control,
          value: value[name] as Kind, // by its name
          onChange: (next) => change({ [name]: next } as Partial<Value>), // one of its fields
        })
      }
    </FormField>
  );
}

export function TextField<Value extends object>({
  rows,
  isCode,
  isDisabled,
  ...field
}: SendFieldProps<Value, string> & Pick<TextInputProps, 'rows' | 'isCode' | 'isDisabled'>) {
  return (
    <SendField
      {...field}
      draw={(control) => <TextInput {...control} rows={rows} isCode={isCode} isDisabled={isDisabled} />}
    />
  );
}

/** A day, null while none is entered. */
export function DayField<Value extends object>({
  lies,
  ...field
}: SendFieldProps<Value, string | null> & Pick<DateInputProps, 'lies'>) {
  return <SendField {...field} draw={(control) => <DateInput {...control} lies={lies} />} />;
}

/** A number as typed. */
export function NumberField<Value extends object>({
  unit,
  ...field
}: SendFieldProps<Value, string> & { unit?: string }) {
  return <SendField {...field} draw={(control) => <NumberInput {...control} unit={unit} />} />;
}

/** An amount as typed. */
export function MoneyField<Value extends object>({
  currency,
  ...field
}: SendFieldProps<Value, string> & { currency: Currency }) {
  return <SendField {...field} draw={(control) => <MoneyInput {...control} currency={currency} />} />;
}

/** One of a few; null while none is chosen. */
export function ChoiceField<Value extends object, Chosen extends string>({
  choices,
  ...field
}: SendFieldProps<Value, Chosen | null> & { choices: readonly Choice<Chosen>[] }) {
  return (
    <SendField<Value, Chosen | null>
      {...field}
      isGroup
      draw={(control) => <ChoiceGroup {...control} choices={choices} />}
    />
  );
}

export function SwitchField<Value extends object>(field: SendFieldProps<Value, boolean>) {
  return <SendField {...field} draw={(control) => <SwitchInput {...control} />} />;
}
