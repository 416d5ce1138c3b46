import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { defineJob, type JobRun } from '../../../jobs/define-job.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import type { MessageWords } from '../../../notify/message-words.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import { findActiveMember } from '../sessions.repository.ts';

const warning = z.object({ memberId: z.string().nullable(), failures: z.number(), at: z.iso.datetime() });

/** Tells an owner of strangers' failures. A job, so that the call that failed takes as long for no account at all. */
export const warningJob = defineJob({
  name: 'sign-in-warning',
  schema: warning,
  retry: { limit: 10, delaySeconds: 5 },
  atOnce: 1,
  longestSeconds: 60,
});

export async function enqueueWarning(
  transaction: Transaction<Tables>,
  jobs: Jobs,
  { key, memberId, failures, now }: { key: string; memberId: string | null; failures: number; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await jobs.enqueue(transaction, warningJob, { memberId, failures, at }, { key: `${key} ${at}` });
}

export async function warnOwner(
  { database }: Pick<Context, 'database'>,
  { data, effect }: JobRun<z.output<typeof warning>>,
): Promise<void> {
  const { memberId, failures, at } = data;
  const member = memberId === null ? null : await findActiveMember(database, memberId);
  if (!member) return;
  await effect(async (transaction) => {
    await tellCustomer(transaction, {
      customerId: member.customer_id,
      memberId: member.id,
      record: null,
      businessNumber: '',
      at: new Date(at),
      kind: 'signInsFailed',
      detail: { failures },
    });
  });
}

export const signInMessageWords: MessageWords<'signInsFailed'> = {
  signInsFailed: ({ failures }) => ({
    title: {
      'zh-CN': '您的账号有陌生浏览器登录失败',
      en: 'Sign-ins to your account failed in unknown browsers',
    },
    content: {
      'zh-CN':
        '24 小时内，有人在您未登录过的浏览器中用您的账号尝试登录，失败 {count} 次或更多。您常用的浏览器仍可照常登录。若不是您本人操作，请不要向他人透露密码。',
      en:
        'Within 24 hours somebody tried to sign in to your account in browsers that you have not used before, and ' +
        'failed {count} times or more. In the browsers that you use you can sign in as ever. If it was not you, ' +
        'give your password to nobody.',
    },
    params: { count: failures },
  }),
};
