import { DateInput, FormField } from '@berth/ui';
import type { NamedField } from './named-field.ts';

type MomentFieldProps<Name extends string> = NamedField<Name, string | null> & { withTime?: boolean };

/** A day, or a moment, that lies ahead when one books. It arrives complete: what is wrong with it is said at once, also where Enter left the cursor. */
export function MomentField<Name extends string>(props: MomentFieldProps<Name>) {
  const { name, draft, set, field, leave, withTime } = props;
  const handleChange = (moment: string | null) => {
    set({ [name]: moment } as { [Key in Name]: string | null }); // the one name that there is
    leave(name).onBlur();
  };
  return (
    <div {...leave(name)}>
      <FormField {...field(name)}>
        {(control) => (
          <DateInput
            {...control}
            lies="ahead"
            withTime={withTime}
            value={draft[name]}
            onChange={handleChange}
          />
        )}
      </FormField>
    </div>
  );
}
