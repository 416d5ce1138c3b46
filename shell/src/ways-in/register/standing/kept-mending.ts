import { readStored, writeStored } from '@berth/runtime';
import { startFields, type TypedFields } from '../fields/typed-fields.ts';
import type { HeldPaper } from '../picture/upload-paper.ts';

const key = 'berth.registrationMended';

type KeptMending = {
  secret: string;
  content: TypedFields['content'];
  read: TypedFields['read'];
  touched: TypedFields['touched'];
  paper: HeldPaper | null;
};

/** What was typed anew of this registration in this tab, before the page was loaded again. */
export function readMending(secret: string): { fields: TypedFields; paper: HeldPaper | null } | null {
  const kept = JSON.parse(readStored('session', key) ?? 'null') as KeptMending | null; // written below
  if (kept?.secret !== secret) return null;
  const fields = startFields(kept.content, kept.read);
  return { fields: { ...fields, touched: kept.touched }, paper: kept.paper };
}

export function keepMending(
  secret: string,
  { content, read, touched }: TypedFields,
  paper: HeldPaper | null,
): void {
  if (touched.length === 0 && paper === null) {
    forgetMending();
    return;
  }
  const kept: KeptMending = { secret, content, read, touched, paper };
  writeStored('session', key, JSON.stringify(kept));
}

export function forgetMending(): void {
  writeStored('session', key, null);
}
