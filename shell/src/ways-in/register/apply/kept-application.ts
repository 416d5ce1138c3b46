import { emptyRegistration, type IdentityPaper, type Registration } from '@berth/contract';
import { readStored, writeStored } from '@berth/runtime';
import type { TypedFields } from '../fields/typed-fields.ts';
import type { HeldPaper } from '../picture/upload-paper.ts';

const typedKey = 'berth.registration';
const sentKey = 'berth.registrationSent';

/** What outlives a reload in this tab: neither password, code nor picture. */
export type KeptApplication = {
  content: Registration;
  read: TypedFields['read'];
  phone: string;
  agreedVersion: string;
  papers: Partial<Record<IdentityPaper, HeldPaper>>;
};

export const emptyApplication = (): KeptApplication => ({
  content: emptyRegistration(),
  read: {},
  phone: '',
  agreedVersion: '',
  papers: {},
});

/** What was typed before this page was loaded; null for nothing. */
export function readApplication(): KeptApplication | null {
  const text = readStored('session', typedKey);
  if (text === null || text === JSON.stringify(emptyApplication())) return null;
  // Written by this page, perhaps by another version of it: what that had none of is empty.
  const { content, ...rest } = JSON.parse(text) as Partial<KeptApplication>;
  const empty = emptyApplication();
  return { ...empty, ...rest, content: { ...empty.content, ...content } };
}

export function keepApplication(application: KeptApplication): void {
  writeStored('session', typedKey, JSON.stringify(application));
}

export function forgetApplication(): void {
  writeStored('session', typedKey, null);
}

/** The secret of the registration that was sent from this tab, whether or not its answer came. */
export function readSentSecret(): string | null {
  return readStored('session', sentKey);
}

export function keepSentSecret(secret: string | null): void {
  writeStored('session', sentKey, secret);
}

/** 256 random bits as base64url. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
