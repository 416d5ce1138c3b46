import { createTransport } from 'nodemailer';
import { type Provider, SendFailure, sendWithinMs } from './provider.ts';

export type MailSettings = { smtpUrl: string; sender: string };

/** Mail by SMTP. Beyond this machine nothing is sent, the password among it, before the line is encrypted. */
export function openMailProvider({ smtpUrl, sender }: MailSettings): Provider {
  const { hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    connectionTimeout: sendWithinMs,
    greetingTimeout: sendWithinMs,
    socketTimeout: sendWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text }) => {
    try {
      await transport.sendMail({
        from: sender,
        to: { name: '', address: to },
        subject: subject ?? '',
        text,
        // The same at each try: a server that has it already can tell.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const { code = 'UNREACHABLE', responseCode } = error as { code?: string; responseCode?: number };
      // Greylisting and full queues are 4xx; a wrong password may be corrected.
      const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
      throw new SendFailure([code, responseCode].filter(Boolean).join(' '), { isFinal });
    }
  };
}
