import { readStored, writeStored } from '@berth/runtime';
import { useCallback, useEffect, useState } from 'react';
import { rebase, startFields, type TypedFields } from '../fields/typed-fields.ts';
import type { KeptForm } from '../fields/use-kept-form.ts';
import type { HeldPaper } from '../picture/upload-paper.ts';
import { unmasked } from './use-mending.ts';
import type { SeenRegistration } from './use-standing.ts';

const key = 'berth.registrationMended';

type Stored = {
  secret: string;
  content: TypedFields['content'];
  read: TypedFields['read'];
  touched: TypedFields['touched'];
  paper: HeldPaper | null;
};

/** What was typed anew of this registration in this tab, before the page was loaded again. */
function readMending(secret: string): { fields: TypedFields; paper: HeldPaper | null } | null {
  const kept = JSON.parse(readStored('session', key) ?? 'null') as Stored | null; // written below
  if (kept?.secret !== secret) return null;
  const fields = startFields(kept.content, kept.read);
  return { fields: { ...fields, touched: kept.touched }, paper: kept.paper };
}

function keepMending(secret: string, { content, read, touched }: TypedFields, paper: HeldPaper | null): void {
  if (touched.length === 0 && paper === null) {
    forgetMending();
    return;
  }
  const kept: Stored = { secret, content, read, touched, paper };
  writeStored('session', key, JSON.stringify(kept));
}

function forgetMending(): void {
  writeStored('session', key, null);
}

/** What a visitor types anew of a registration, kept in this tab until it is sent. */
export function useKeptMending(secret: string, { content }: SeenRegistration): KeptForm {
  const [kept] = useState(() => readMending(secret));
  const [fields, setFields] = useState(() =>
    kept ? rebase(kept.fields, unmasked(content)) : startFields(unmasked(content)),
  );
  const [paper, setPaper] = useState(kept?.paper ?? null);
  useEffect(() => keepMending(secret, fields, paper), [secret, fields, paper]);
  return {
    fields: [fields, setFields],
    paper,
    keepPaper: setPaper,
    rebase: useCallback((now) => setFields((before) => rebase(before, now)), []),
    forget: forgetMending,
  };
}
