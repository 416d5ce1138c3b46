import { FormField, formLayout, TextInput, type TextInputProps } from '@berth/ui';
import type { NamedField } from './named-field.ts';

type TypedFieldProps<Name extends string> = NamedField<Name, string> &
  Pick<TextInputProps, 'rows' | 'inputMode' | 'normalize'> & { isWide?: boolean; help?: string };

/** A text; what is wrong with it is said once it was left. */
export function TypedField<Name extends string>(props: TypedFieldProps<Name>) {
  const { name, draft, set, field, leave, isWide, help, rows, inputMode, normalize } = props;
  return (
    <div className={isWide ? formLayout.wide : undefined} {...leave(name)}>
      <FormField {...field(name)} help={help}>
        {(control) => (
          <TextInput
            {...control}
            rows={rows}
            inputMode={inputMode}
            normalize={normalize}
            value={draft[name]}
            onChange={(text) => set({ [name]: text } as { [Key in Name]: string })} // the one name that there is
          />
        )}
      </FormField>
    </div>
  );
}
