import type { Registration } from '@berth/contract';
import { useTypedPage } from '@berth/runtime';
import { useRetainedTyped } from '@berth/ui';
import { rebase, startFields } from '../ways-in/register/fields/typed-fields.ts';
import type { KeptForm } from '../ways-in/register/fields/use-kept-form.ts';
import type { HeldPaper } from '../ways-in/register/picture/upload-paper.ts';
import { unmasked } from '../ways-in/register/standing/use-mending.ts';

/** What a customer types of its data, sealed for the person and retained until it is sent or given up. */
export function useTypedFields(name: string, start: Registration, version: number) {
  const initial = { fields: startFields(unmasked(start)), paper: null as HeldPaper | null }; // none yet
  const typed = useRetainedTyped(useTypedPage(), name, initial, version);
  const { fields, paper } = typed.value;
  const kept: KeptForm = {
    fields: [fields, (next) => typed.set((before) => ({ ...before, fields: next(before.fields) }))],
    paper,
    keepPaper: (held) => {
      if (held?.paper !== paper?.paper) typed.set((before) => ({ ...before, paper: held }));
    },
    rebase: (now) => typed.set((before) => ({ ...before, fields: rebase(before.fields, now) })),
    forget: typed.forget,
  };
  // The picture of a restored form is another one than that of the form as it was drawn first.
  return { typed, kept, key: typed.before.restored?.keptAt ?? '' };
}
