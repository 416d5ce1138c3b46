import { formLayout } from '@berth/ui';
import { Checkbox } from 'antd';
import type { NamedField } from './named-field.ts';

type TickFieldProps<Name extends string> = Omit<NamedField<Name, boolean>, 'leave'>;

/** A choice that is ticked, with what is worth a second look at it. */
export function TickField<Name extends string>({ name, draft, set, field }: TickFieldProps<Name>) {
  const { id, label, warning } = field(name);
  return (
    <div className={formLayout.wide}>
      <Checkbox
        id={id}
        checked={draft[name]}
        aria-describedby={warning && `${id}-warning`}
        onChange={(event) => set({ [name]: event.target.checked } as { [Key in Name]: boolean })} // the one name that there is
      >
        {label}
      </Checkbox>
      {warning && (
        <p className={formLayout.notice} id={`${id}-warning`} role="note">
          {warning}
        </p>
      )}
    </div>
  );
}
