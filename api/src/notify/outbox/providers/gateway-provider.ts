import { createHmac } from 'node:crypto';
import { type Provider, SendFailure, sendWithinMs } from './provider.ts';

export type GatewaySettings = { url: string; secret: string };

/**
 * SMS by HTTP, for any gateway or a small adapter before it:
 *
 *     POST <SMS_GATEWAY_URL>
 *     Content-Type: application/json
 *     Idempotency-Key: <id>
 *     X-Berth-Timestamp: <seconds since 1970>
 *     X-Berth-Signature: sha256=<HMAC-SHA-256 of `<timestamp>.<body>` with SMS_GATEWAY_SECRET, in hexadecimal>
 *
 *     {"id":"<uuid>","to":"+8613800000001","text":"…"}
 *
 * Any 2xx means that the message was taken. 408, 429 and 5xx are tried again with the same id; any other status, a
 * redirect among them, is final.
 */
export function openGatewayProvider({ url, secret }: GatewaySettings, now: () => Date): Provider {
  return async ({ id, to, text }, signal) => {
    const body = JSON.stringify({ id, to: `+86${to}`, text });
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-berth-timestamp': timestamp,
        'x-berth-signature': signatureOf(secret, timestamp, body),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)]),
    }).catch((error) => {
      throw new SendFailure(codeOf(error));
    });
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return;
    const isPassing = answer.status === 408 || answer.status === 429 || answer.status >= 500;
    throw new SendFailure(`HTTP ${answer.status}`, { isFinal: !isPassing });
  };
}

export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

function codeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' || name === 'AbortError' ? 'TIMEOUT' : 'UNREACHABLE');
}
