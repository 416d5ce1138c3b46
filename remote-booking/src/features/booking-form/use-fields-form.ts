import type { FieldsDraft, FieldsForm } from './form-field-props.ts';
import type { BasicsDraft } from './form-kind.ts';
import type { BookingForm } from './use-booking-form.ts';
import { isSameList, useKeptSame } from './use-kept-same.ts';

/** What the sections of fields need of a form; typing into a sheet leaves it the same, so that the sheet alone is drawn. */
export function useFieldsForm<Draft extends BasicsDraft>(form: BookingForm<Draft>): FieldsForm<Draft> {
  const { kind, state, messages, frozen, dispatch, idOf } = form;
  const required = useKeptSame(kind.requiredFields(state.draft), isSameList);
  const draft: FieldsDraft<Draft> = useKeptSame<Draft>(state.draft, isSameFields);
  return { draft, required, frozen, messages, dispatch, idOf };
}

const lists = ['cargo', 'containers', 'loadingPlaces'];

function isSameFields(one: object, other: object): boolean {
  const [before, after] = [one, other] as Record<string, unknown>[]; // read as unknown
  return Object.keys(other).every((field) => lists.includes(field) || before?.[field] === after?.[field]);
}
