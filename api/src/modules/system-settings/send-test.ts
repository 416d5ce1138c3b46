import { randomUUID } from 'node:crypto';
import { type Locale, maskRecipient, normalizeRecipient, recipientProblems } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { endMessage, insertMessage } from '../../notify/outbox/outbox.repository.ts';
import type { OutboxSettings } from '../../notify/outbox/outbox-settings.ts';
import { type Channel, type Providers, SendFailure } from '../../notify/outbox/providers/provider.ts';
import { getReach } from './system-settings.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  providers: Providers;
  outboxSettings: OutboxSettings;
};
type Told = EndpointResult<Endpoints['POST /system/settings/testMessage']>;

const texts: Record<Channel, Record<Locale, { subject: string | null; body: string }>> = {
  sms: {
    'zh-CN': { subject: null, body: '【泊位】这是一条测试短信，收到即表示短信已配置成功。' },
    en: { subject: null, body: '[Berth] A test: SMS leave as they should.' },
  },
  mail: {
    'zh-CN': { subject: '测试邮件', body: '这是一封测试邮件，收到即表示邮件已配置成功。' },
    en: { subject: 'A test', body: 'This is a test: mails leave as they should.' },
  },
};

/** Sends one message at once, past the queue, and says what became of it; it stands among those that left. */
export async function sendTest(
  { database, clock, providers, outboxSettings }: Dependencies,
  { channel, recipient }: Call<'POST /system/settings/testMessage'>['body'],
  { actor, locale, signal }: { actor: Actor; locale: Locale; signal: AbortSignal },
): Promise<Told> {
  const provider = providers[channel];
  if (!provider) throw new Refusal('MESSAGE_WAY_CLOSED');
  const own = await getReach(database, actor.userId);
  const typed = recipient || (channel === 'sms' ? own.phone : own.email);
  const to = normalizeRecipient(channel, typed);
  refuseProblems(recipientProblems(channel, to), locale);
  const id = randomUUID();
  const createdAt = clock();
  const { subject, body } = texts[channel][locale];
  const reason = await provider({ id, channel, to, subject, text: body, createdAt }, signal).then(
    () => null,
    (error: unknown) => {
      if (error instanceof SendFailure) return error.message;
      throw error;
    },
  );
  await database.transaction().execute(async (transaction) => {
    const row = { key: `test ${id}`, channel, kind: 'test', recipient: to, subject: null, body: '' };
    const stored = await insertMessage(transaction, {
      ...row,
      isForNobody: false,
      now: createdAt,
      expiresAt: null,
    });
    if (stored === null) return;
    const state = reason === null ? 'sent' : 'failed';
    await endMessage(transaction, { id: stored, state, reason, recipient: maskRecipient(to), now: clock() });
  });
  const isFile = outboxSettings[channel] === 'file';
  const outcome = reason !== null ? 'failed' : isFile ? 'written' : 'sent';
  return { outcome, recipient: to, reason };
}
