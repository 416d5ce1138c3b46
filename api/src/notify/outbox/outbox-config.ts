import { z } from 'zod';
import type { OutboxSettings } from './outbox-settings.ts';

const orNull = (schema: z.ZodType<string, string>) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema);

/** What the settings of the outbox accept, as `config.ts` has it for all. */
export const acceptedByOutbox = {
  OUTBOX: [orNull(z.literal('file')), 'file, or nothing'],
  SMS_GATEWAY_URL: [
    orNull(z.string().refine(isGateway)),
    'an address such as https://sms.example.com/send; http is for this machine alone',
  ],
  SMS_GATEWAY_SECRET: [orNull(z.string().min(16).max(256)), '16 to 256 characters'],
  SMS_DAY_BUDGET: [
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number),
    'a whole number of messages',
  ],
  SMTP_URL: [
    orNull(z.string().refine(isMailServer)),
    'smtp://user:password@host:port, or smtps:// where the line is encrypted from its start',
  ],
  MAIL_SENDER: [
    orNull(z.string().regex(/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)),
    'a mail address',
  ],
} as const;

type Parts = {
  [Name in 'outbox' | 'gatewayUrl' | 'gatewaySecret' | 'smtpUrl' | 'sender']: string | null;
} & { smsDayBudget: number };

/** By what messages leave. What is set without its other half is a problem. */
export function outboxOf(parts: Parts, isLoopback: boolean, problems: string[]): OutboxSettings {
  const { outbox, gatewayUrl, gatewaySecret, smtpUrl, sender, smsDayBudget } = parts;
  if (Boolean(gatewayUrl) !== Boolean(gatewaySecret)) {
    problems.push('SMS_GATEWAY_URL, SMS_GATEWAY_SECRET: one of them alone sends nothing');
  }
  if (Boolean(smtpUrl) !== Boolean(sender)) {
    problems.push('SMTP_URL, MAIL_SENDER: one of them alone sends nothing');
  }
  const spare = outbox === 'file' || isLoopback ? 'file' : null;
  return {
    sms: gatewayUrl && gatewaySecret ? { url: gatewayUrl, secret: gatewaySecret } : spare,
    mail: smtpUrl && sender ? { smtpUrl, sender } : spare,
    smsDayBudget,
  };
}

function isGateway(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}
