import { type Contact, contactProblems, imageKinds, type Locale, type LocalizedText } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { changeInWords, joinChanges } from '../operations/change-words.ts';
import { recordOperation, recordRename } from '../operations/record-operation.ts';
import { uploadIdOf } from '../uploads/uploads.presenter.ts';
import { detach } from '../uploads/uploads.repository.ts';
import { attachOwnUpload } from '../uploads/uploads.service.ts';
import { findAvatar, lockContact, storeAvatar, updateContact } from './accounts.repository.ts';

type Changed = {
  actor: Actor;
  /** What is to change; `avatar` as it was uploaded, '' for none. */
  body: { [part in keyof Contact | 'avatar']?: string | undefined };
  address: string;
  locale: Locale;
};

/** Changes the contact of the caller's account; what is the same as before is nothing to record. */
export async function changeContact(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, body, address, locale }: Changed,
): Promise<void> {
  const { avatar } = body;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const former = await lockContact(transaction, actor);
    const { contact = former.contact, email = former.email } = body;
    refuseProblems(
      contactProblems({ contact, email }).filter(({ path }) => path in body),
      locale,
    );
    const formerAvatarId = await findAvatar(transaction, actor);
    const avatarId =
      avatar === undefined
        ? formerAvatarId
        : await takePicture(transaction, { actor, now, locale, src: avatar, before: formerAvatarId });
    await updateContact(transaction, actor, { contact, email });
    if (contact !== former.contact)
      await recordRename(transaction, actor, { before: former.contact, after: contact });
    const before = { contact: former.contact, email: former.email, avatarId: formerAvatarId };
    const subject = changesOf(before, { contact, email, avatarId });
    if (subject['zh-CN'] !== '') {
      await recordOperation(transaction, {
        by: actor,
        kind: 'informationChanged',
        subject,
        address,
        at: now,
      });
    }
  });
}

type Taken = { actor: Actor; now: Date; locale: Locale; src: string; before: string | null };

/** Keeps an uploaded picture for good, and gives the one of before up. */
async function takePicture(
  transaction: Transaction<Tables>,
  { actor, now, locale, src, before }: Taken,
): Promise<string | null> {
  const id = src === '' ? null : uploadIdOf(src);
  if (id === before) return before;
  if (id !== null) {
    const picture = { id, kinds: imageKinds, permission: null };
    const isTaken = await attachOwnUpload({ database: transaction, clock: () => now }, actor, picture);
    if (!isTaken) refuseProblems([{ path: 'avatar', rule: 'fileGone' }], locale);
  }
  await storeAvatar(transaction, actor, id);
  if (before !== null) await detach(transaction, actor.customerId, [before]);
  return id;
}

type StoredContact = Contact & { avatarId: string | null };

/** What is another one than before, as the log tells it. */
function changesOf(before: StoredContact, after: StoredContact): LocalizedText {
  return joinChanges([
    changeInWords({ 'zh-CN': '联系人', en: 'Contact' }, before.contact, after.contact),
    changeInWords({ 'zh-CN': '邮箱', en: 'E-mail' }, before.email, after.email),
    before.avatarId === after.avatarId ? null : { 'zh-CN': '头像', en: 'Picture' },
  ]);
}
