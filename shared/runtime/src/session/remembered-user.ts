import type { UserInfo } from '@berth/contract';
import { readStored, writeStored } from '../storage/browser-storage.ts';

const key = 'berth.user';

/** Keeps who is signed in for a reload while the server is away: in this window alone, for this token alone. */
export function rememberUser(token: string, userInfo: UserInfo): void {
  writeStored('session', key, JSON.stringify({ token, userInfo }));
}

export function forgetUser(): void {
  writeStored('session', key, null);
}

/** Whom a token belongs to, as far as this window knows. */
export function rememberedUser(token: string): UserInfo | null {
  try {
    const known: { token?: string; userInfo?: UserInfo } | null = JSON.parse(
      readStored('session', key) ?? 'null',
    );
    return known?.token === token && known.userInfo ? known.userInfo : null;
  } catch {
    return null;
  }
}
