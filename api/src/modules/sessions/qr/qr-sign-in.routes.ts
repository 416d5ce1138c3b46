import { qrSignInSeconds } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { codeSeconds } from '../codes/code-subject.ts';
import { deviceText } from '../device-of.ts';
import { isSameHash } from '../secrets.ts';
import type { SessionCookies } from '../session-cookies.ts';
import { hashOfBrowser, hashOfCode, makeSignInCode } from './qr-sign-in.ts';
import { decideSignInCode, findSignInCode, markScanned } from './sign-in-codes.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { cookies: SessionCookies };

const over = { state: 'over', number: null } as const;

/** A sign-in that a phone allows; its last step is `POST /login/token`. */
export function qrSignInHandlers({ database, clock, cookies }: Dependencies) {
  return {
    'POST /login/qrCode': async ({ address, userAgent, cookies: sent, setHeader }) => {
      const browser = cookies.browserOrNew(sent);
      const code = await makeSignInCode({ database, clock }, { browser, address, userAgent });
      setHeader('set-cookie', cookies.keepBrowser(browser, codeSeconds));
      return { code, expire: qrSignInSeconds };
    },

    'POST /login/qrState': async ({ body, cookies: sent }) => {
      const found = await findSignInCode(database, hashOfCode(body.code), clock());
      const browserHash = hashOfBrowser(cookies.readBrowser(sent) ?? '');
      if (!found || found.state === 'taken' || !isSameHash(found.browser_hash, browserHash)) return over;
      return { state: found.state, number: found.state === 'scanned' ? found.number : null };
    },

    'POST /user/scanSignIn': async ({ actor, body }) => {
      const now = clock();
      const codeHash = hashOfCode(body.code);
      await markScanned(database, codeHash, { sessionId: actor.sessionId, now });
      const found = await findSignInCode(database, codeHash, now);
      if (!found || found.state === 'taken') throw new Refusal('QR_OVER');
      if (found.session_id !== actor.sessionId) throw new Refusal('QR_SCANNED');
      return {
        state: found.state,
        device: deviceText(found.user_agent),
        address: found.address,
        seconds: Math.ceil((Date.parse(found.expires_at) - now.getTime()) / 1000),
        numbers: found.numbers,
      };
    },

    'POST /user/answerSignIn': async ({ actor, body }) => {
      const now = clock();
      const codeHash = hashOfCode(body.code);
      const asked = await findSignInCode(database, codeHash, now);
      const isWrong = body.answer === 'allow' && body.number !== asked?.number;
      const state = body.answer === 'allow' && !isWrong ? 'allowed' : 'refused';
      const { sessionId } = actor;
      if (!(await decideSignInCode(database, codeHash, { sessionId, state, now }))) {
        // A second click: the same decision again is no other one.
        const decided = await findSignInCode(database, codeHash, now);
        if (decided?.session_id !== sessionId || decided.state !== state) throw new Refusal('QR_OVER');
      }
      if (isWrong) throw new Refusal('QR_NUMBER_WRONG', { field: 'number' });
      return null;
    },
  } satisfies Partial<Handlers>;
}
