import { type Contact, contactProblems, type Locale, type LocalizedText } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Actor } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { recordOperation } from '../operations/record-operation.ts';
import { getAccount, lockContact, updateContact } from './accounts.repository.ts';

/** Changes the contact of the caller's account; what is the same as before is nothing to record. */
export async function changeContact(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, body, address, locale }: { actor: Actor; body: Contact; address: string; locale: Locale },
) {
  refuseProblems(contactProblems(body), locale);
  return await database.transaction().execute(async (transaction) => {
    const before = await lockContact(transaction, actor);
    await updateContact(transaction, actor, body);
    const subject = changesOf(before, body);
    if (subject['zh-CN'] !== '') {
      await recordOperation(transaction, {
        by: actor,
        kind: 'informationChanged',
        subject,
        address,
        at: clock(),
      });
    }
    return await getAccount(transaction, actor);
  });
}

const fields = {
  contact: { 'zh-CN': '联系人', en: 'Contact' },
  email: { 'zh-CN': '邮箱', en: 'E-mail' },
} as const satisfies Record<keyof Contact, LocalizedText>;

/** What is another one than before, as the log tells it. */
function changesOf(before: Contact, after: Contact): LocalizedText {
  const changed = (Object.keys(fields) as (keyof Contact)[]).filter(
    (field) => before[field] !== after[field],
  );
  const say = (field: keyof Contact) => `${before[field] || '—'} → ${after[field] || '—'}`;
  return {
    'zh-CN': changed.map((field) => `${fields[field]['zh-CN']} ${say(field)}`).join('；'),
    en: changed.map((field) => `${fields[field].en} ${say(field)}`).join('; '),
  };
}
