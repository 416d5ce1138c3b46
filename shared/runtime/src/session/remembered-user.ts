import type { UserInfo } from '@berth/contract';
import { readStored, writeStored } from '../storage/browser-storage.ts';

const key = 'berth.user';

/** Tells tokens apart and opens nothing: a token itself stands in its cookie alone. */
const markOf = (token: string) => token.slice(-6);

/**
 * Keeps who is signed in for pages that open while the server is away: for this token alone, which every window has
 * in its cookie, and until the session ends.
 */
export function rememberUser(token: string, userInfo: UserInfo): void {
  writeStored('local', key, JSON.stringify({ mark: markOf(token), userInfo }));
}

export function forgetUser(): void {
  writeStored('local', key, null);
}

/** Whom a token belongs to, as far as this browser knows. */
export function rememberedUser(token: string): UserInfo | null {
  try {
    const known: { mark?: string; userInfo?: UserInfo } | null = JSON.parse(
      readStored('local', key) ?? 'null',
    );
    return known?.mark === markOf(token) && known.userInfo ? known.userInfo : null;
  } catch {
    return null;
  }
}
