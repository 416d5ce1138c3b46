import { request } from '../http/request.ts';
import { useUser } from '../session/roles.ts';

/** Whose unsaved work a form may open, and how, for the drafts of `@berth/ui`. */
export function useUnsavedAccess(): { userId: string; fetchKey: () => Promise<string> } {
  return { userId: useUser()?.id ?? '', fetchKey };
}

async function fetchKey(): Promise<string> {
  const quiet = { errors: 'caller', overlay: false } as const;
  return (await request('POST /user/getUnsavedWorkKey', undefined, quiet)).unsavedWorkKey;
}
