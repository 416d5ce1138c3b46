import type { CargoLine } from '@berth/contract';
import { type ApiProblem, request } from '@berth/runtime';
import { useState } from 'react';
import type { BasicsDraft, BookingForm, FormKind } from '../kind/form-kind.ts';

/** Puts a template into the fields of a form; what stood there can be had back. */
export function useTemplateInForm<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  { fromSaved, fromTemplate }: Pick<FormKind<Draft, Booking>, 'fromSaved' | 'fromTemplate'>,
  { state, dispatch }: Pick<BookingForm<Draft>, 'state' | 'dispatch'>,
) {
  const [used, setUsed] = useState<{ title: string; before: Draft } | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const use = async (id: string) => {
    setProblem(null);
    try {
      const options = { overlay: true, errors: 'caller' } as const;
      const { title, content } = await request('GET /business/template', { query: { id } }, options);
      const booking = fromTemplate(content);
      if (!booking) return;
      // Of two templates after one another the form is had back as it was before both.
      setUsed((earlier) => ({ title, before: earlier?.before ?? state.draft }));
      dispatch({ type: 'replace', draft: fromSaved(booking) });
    } catch (failure) {
      setProblem(failure as ApiProblem); // request throws nothing else
    }
  };
  const undo = () => {
    if (used) dispatch({ type: 'replace', draft: used.before });
    setUsed(null);
  };
  return { use, used, undo, problem };
}
