import type { Contact } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Whose account it is: a person of a customer. */
export type Owner = { customerId: string; userId: string };

const ofOwner = (database: Kysely<Tables>, { customerId, userId }: Owner) =>
  database.selectFrom('member').where('member.customer_id', '=', customerId).where('member.id', '=', userId);

export type AccountRow = Awaited<ReturnType<typeof getAccount>>;

/** The account with the customer that it belongs to. */
export async function getAccount(database: Kysely<Tables>, owner: Owner) {
  return await ofOwner(database, owner)
    .innerJoin('customer', 'customer.id', 'member.customer_id')
    .select(['member.account', 'member.name', 'member.phone', 'member.phone_verified_at', 'member.email'])
    .leftJoin('member_avatar', (join) =>
      join
        .onRef('member_avatar.customer_id', '=', 'member.customer_id')
        .onRef('member_avatar.member_id', '=', 'member.id'),
    )
    .select('member_avatar.upload_id as avatar_upload_id')
    .select(['customer.name as customer_name', 'customer.kind', 'customer.settlement'])
    .select(['customer.credit_code', 'customer.registered_address'])
    .executeTakeFirstOrThrow();
}

/** The contact as it stands, which nobody else changes until the transaction ends. */
export async function lockContact(database: Kysely<Tables>, owner: Owner): Promise<Contact> {
  return await ofOwner(database, owner)
    .select(['name as contact', 'email'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateContact(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { contact, email }: Contact,
): Promise<void> {
  await database
    .updateTable('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .set({ name: contact, email })
    .execute();
}

/** The file that is the picture of a person; null where there is none. */
export async function findAvatar(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
): Promise<string | null> {
  const row = await database
    .selectFrom('member_avatar')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .select('upload_id')
    .executeTakeFirst();
  return row?.upload_id ?? null;
}

export async function storeAvatar(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  uploadId: string | null,
): Promise<void> {
  await database
    .deleteFrom('member_avatar')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .execute();
  if (uploadId === null) return;
  const row = { customer_id: customerId, member_id: userId, upload_id: uploadId };
  await database.insertInto('member_avatar').values(row).execute();
}

/** The number in force, and whether its owner has proved to have it. */
export async function findPhoneInForce(
  database: Kysely<Tables>,
  owner: Owner,
): Promise<{ phone: string; isPhoneProved: boolean }> {
  const { phone, phone_verified_at: provedAt } = await ofOwner(database, owner)
    .select(['phone', 'phone_verified_at'])
    .executeTakeFirstOrThrow();
  return { phone, isPhoneProved: provedAt !== null };
}

/** The number as it stands, which nobody else changes until the transaction ends. */
export async function lockPhone(database: Kysely<Tables>, owner: Owner): Promise<string> {
  const { phone } = await ofOwner(database, owner).select('phone').forUpdate().executeTakeFirstOrThrow();
  return phone;
}

/** A number that its owner has proved to have. */
export async function updatePhone(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { phone, provedAt }: { phone: string; provedAt: Date },
): Promise<void> {
  await database
    .updateTable('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .set({ phone, phone_verified_at: provedAt })
    .execute();
}

export async function getPasswordHash(database: Kysely<Tables>, owner: Owner): Promise<string> {
  const { password_hash } = await ofOwner(database, owner).select('password_hash').executeTakeFirstOrThrow();
  return password_hash;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockPasswordHash(database: Kysely<Tables>, owner: Owner): Promise<string> {
  const locked = ofOwner(database, owner).select('password_hash').forUpdate();
  return (await locked.executeTakeFirstOrThrow()).password_hash;
}

export async function updatePasswordHash(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  passwordHash: string,
): Promise<void> {
  await database
    .updateTable('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .set({ password_hash: passwordHash })
    .execute();
}
