import { request } from '../http/request.ts';
import { useUser } from '../session/roles.ts';
import { activeStore } from '../store/create-store.ts';

/** Whose unsaved work a form may open, and how, for the drafts of `@berth/ui`. */
export function useUnsavedAccess(): { userId: string; fetchKey: () => Promise<string> } {
  const userId = useUser()?.id ?? '';
  return { userId, fetchKey: () => fetchKey(userId) };
}

async function fetchKey(userId: string): Promise<string> {
  const quiet = { errors: 'caller', overlay: false } as const;
  requirePerson(userId);
  const { unsavedWorkKey } = await request('POST /user/getUnsavedWorkKey', undefined, quiet);
  requirePerson(userId);
  return unsavedWorkKey;
}

/** A form whose person has left may still ask, and the key would be that of who came after. */
function requirePerson(userId: string): void {
  const isThere = activeStore().getState().session.userInfo?.id === userId;
  if (!isThere) throw new Error('Somebody else is signed in.');
}
