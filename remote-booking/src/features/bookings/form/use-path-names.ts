import type { BasicsDraft, BookingForm } from '../kind/form-kind.ts';
import { useFormWords } from '../kind/use-form-words.ts';

/** What stands at a path of a booking's form, in the words of its label. */
export function usePathNames<Draft extends BasicsDraft>({
  spec,
  state,
}: Pick<BookingForm<Draft>, 'spec' | 'state'>): (path: string) => string {
  const words = useFormWords();
  const rows = spec.rowsOf(state.draft);
  return (path) => {
    const [field = '', key = '', column = ''] = path.split('.');
    const list = rows[field];
    if (!list) return words.field(field);
    return key === '' ? words.section(field) : words.cell(field, column, list.keys.indexOf(key) + 1);
  };
}
