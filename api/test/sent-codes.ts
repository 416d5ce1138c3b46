import type { CodePurpose } from '@berth/contract';
import type { Portal } from './portal.ts';

/** A browser that asks for codes: with its cookie, from its network. */
export type CodeAsker = { headers: Record<string, string> };

type Answer = Awaited<ReturnType<Portal['visitor']['call']>>;

export const cookieOf = (answer: Answer, name: string) =>
  [answer.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0] ?? '')
    .find((each) => each.startsWith(`${name}=`)) ?? '';

/** A new browser; `from` is its network where the portal trusts 127.0.0.1 as its proxy. */
export function newBrowser(from?: string): CodeAsker {
  return { headers: from ? { 'x-forwarded-for': from } : {} };
}

type Wanted = { phone: string; purpose?: CodePurpose; account?: string; captcha?: string };

/** Asks for a code as a page does, with a captcha of its own. */
export async function askCode(portal: Portal, browser: CodeAsker, wanted: Wanted): Promise<Answer> {
  const asked = await portal.visitor.call('GET /login/getCaptcha', {}, browser.headers);
  browser.headers = { ...browser.headers, cookie: cookieOf(asked, 'BERTH-BROWSER') };
  const { captchaId } = asked.json().data;
  const body = { purpose: 'login', captcha: 'ship', captchaId, ...wanted } as const;
  return await portal.visitor.call('POST /login/getMessage', { body }, browser.headers);
}

/** The code in the newest SMS to a number; null where none is on its way. The portal does not listen: no job sends it. */
export async function lastCode(portal: Portal, phone: string): Promise<string | null> {
  const row = await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', phone)
    .where('channel', '=', 'sms')
    .where('is_for_nobody', '=', false)
    .orderBy('created_at', 'desc')
    .select('body')
    .executeTakeFirst();
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? null;
}

/** Any other code than that one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What an answer tells whoever gets it: all of it but the id of the request and the secrets in it. */
export function told(answer: Answer): unknown {
  const { requestId: _, ...body } = answer.json();
  const cookies = [answer.headers['set-cookie']]
    .flat()
    .map((each) => String(each).replace(/=[\w-]{43};/, '=…;'));
  return { status: answer.statusCode, body, cookies, retry: answer.headers['retry-after'] };
}
