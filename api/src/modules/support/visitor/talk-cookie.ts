import { conversationBrowserDays } from '@berth/contract';
import { isSecret } from '../../sessions/secrets.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The cookie by which a browser has its conversation. Scripts cannot read it, and no other site's page sends it. */
export type TalkCookie = {
  read: (cookies: Cookies) => string | null;
  /** A Set-Cookie value that keeps it. */
  keep: (secret: string) => string;
};

export function createTalkCookie(publicOrigin: string): TalkCookie {
  const isSecure = publicOrigin.startsWith('https:');
  const name = `${isSecure ? '__Host-' : ''}BERTH-TALK`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: (cookies) => {
      const secret = cookies[name];
      return secret !== undefined && isSecret(secret) ? secret : null;
    },
    keep: (secret) => `${name}=${secret}; Max-Age=${conversationBrowserDays * 24 * 3600}; ${attributes}`,
  };
}
