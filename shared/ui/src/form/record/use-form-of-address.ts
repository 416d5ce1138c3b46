import { useState } from 'react';

/**
 * The form that made a record goes on with it: its address gets the id, its fields stay as they are. `key` is another one
 * where another form begins.
 */
export function useFormOfAddress(id: string | null, newKey: string) {
  const place = id ?? `new:${newKey}`;
  const [form, setForm] = useState<{ place: string; madeIds: string[]; key: number }>(() => ({
    place,
    madeIds: [],
    key: 0,
  }));
  const isMade = id !== null && form.madeIds.includes(id);
  if (place !== form.place) setForm(isMade ? { ...form, place } : { place, madeIds: [], key: form.key + 1 });
  return {
    key: form.key,
    /** The record of the address was made by this form. */
    isMade,
    /** One that is gone by now was made here before it, and is the address until the page moves on. */
    noteMade: (madeId: string) => setForm((now) => ({ ...now, madeIds: [...now.madeIds, madeId] })),
  };
}
