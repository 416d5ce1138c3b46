import type { Locale } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { hashSecret, isSameHash, makeSecret } from '../secrets.ts';
import { askQuestion, normalizeCaptchaAnswer } from './ask-question.ts';
import { insertCaptcha, takeCaptcha } from './captcha.repository.ts';
import { drawCaptcha, makeCaptchaText } from './draw-captcha.ts';

const captchaSeconds = 300;

type CaptchaRequest = {
  kind: 'image' | 'question';
  locale: Locale;
  /** The secret of the browser that asks; only that browser's answer counts. */
  browser: string;
  /** A setting of automated tests: the answer of every captcha. */
  fixedCode: string | null;
  now: Date;
};

/** A captcha to be answered once, within five minutes, by the browser that asked for it. */
export async function createCaptcha(database: Kysely<Tables>, request: CaptchaRequest) {
  const captchaId = makeSecret();
  const { shown, answer } = makePuzzle(request);
  await insertCaptcha(database, {
    idHash: hashSecret(captchaId),
    answerHash: answerHash(request.browser, request.fixedCode ?? answer),
    now: request.now,
    expiresAt: new Date(request.now.getTime() + captchaSeconds * 1000),
  });
  return { ...shown, captchaId, expire: captchaSeconds };
}

/** True for the right answer in time. Whatever the answer, the captcha is gone. */
export async function isCaptchaSolved(
  database: Kysely<Tables>,
  { captchaId, answer, browser, now }: { captchaId: string; answer: string; browser: string; now: Date },
): Promise<boolean> {
  const captcha = await takeCaptcha(database, hashSecret(captchaId));
  if (!captcha || new Date(captcha.expires_at) <= now) return false;
  return isSameHash(captcha.answer_hash, answerHash(browser, answer));
}

function makePuzzle({ kind, locale }: CaptchaRequest) {
  if (kind === 'question') {
    const { question, answer } = askQuestion(locale);
    return { shown: { kind, question }, answer };
  }
  const answer = makeCaptchaText();
  return { shown: { kind, image: drawCaptcha(answer) }, answer };
}

function answerHash(browser: string, answer: string): Buffer {
  return hashSecret(browser, normalizeCaptchaAnswer(answer));
}
