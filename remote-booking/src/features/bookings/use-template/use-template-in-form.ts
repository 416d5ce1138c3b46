import type { CargoLine } from '@berth/contract';
import { type ApiProblem, request } from '@berth/runtime';
import { useFill } from '@berth/ui';
import { useMemo, useState } from 'react';
import type { BasicsDraft, BookingForm, FormKind } from '../kind/form-kind.ts';

/** Puts a template into the fields of a form: nothing is overwritten unasked, and all of it can be undone. */
export function useTemplateInForm<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  { fill, fromSaved, fromTemplate }: Pick<FormKind<Draft, Booking>, 'fill' | 'fromSaved' | 'fromTemplate'>,
  form: BookingForm<Draft>,
) {
  const { together, reference } = form.spec;
  const spec = useMemo(() => ({ ...fill, together, reference }), [fill, together, reference]);
  const filling = useFill(form, spec);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const use = async (id: string) => {
    setProblem(null);
    try {
      const options = { overlay: true, errors: 'caller' } as const;
      const { title, content } = await request('GET /business/template', { query: { id } }, options);
      const booking = fromTemplate(content);
      if (booking) filling.fill(fromSaved(booking), { place: 'template', kind: 'filled', what: title });
    } catch (failure) {
      setProblem(failure as ApiProblem); // request throws nothing else
    }
  };
  return { use, problem, asked: filling.asked, unchanged: filling.unchanged };
}
