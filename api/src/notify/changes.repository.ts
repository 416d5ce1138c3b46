import { type Permission, permissions, type RecordKind, recordKinds } from '@berth/contract';
import type { MessageContent } from '@berth/contract/endpoints';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { givenRows } from '../database/given-rows.ts';
import type { Tables } from '../database/tables.ts';
import { memberMay } from '../policy/member-rights.repository.ts';

/** A record as live changes name it. */
export type NamedRecord = { kind: RecordKind; id: string };

/**
 * Where the message table stores a record's id: a column for each kind that messages are about, with a foreign key to the
 * table of the kind. Other kinds change live alone.
 */
const columnOf = {
  booking: 'booking_id',
  bill: 'bill_id',
  declaration: 'declaration_id',
} as const satisfies Partial<Record<RecordKind, string>>;
const recordColumns = Object.values(columnOf);

/** Where the message table stores that its readers need a permission: a column for each that messages ask for. */
const flagOf = { 'business:air': 'is_air', 'cost:view': 'is_cost' } as const satisfies Partial<
  Record<Permission, string>
>;
const flags = Object.values(flagOf);

/** What the readers of some messages need, and which messages of a table everybody may read all the same. */
export const guards: readonly { permission: Permission; isOpen: (table: string) => RawBuilder<boolean> }[] = [
  {
    permission: 'business:air',
    isOpen: (table) => sql`not ${sql.ref(`${table}.${flagOf['business:air']}`)}`,
  },
  { permission: 'cost:view', isOpen: (table) => sql`not ${sql.ref(`${table}.${flagOf['cost:view']}`)}` },
  {
    permission: 'bookings:view',
    isOpen: (table) =>
      sql`(${sql.ref(`${table}.booking_id`)} is null and ${sql.ref(`${table}.declaration_id`)} is null)`,
  },
];

/** A record that a message is about; who lacks its permission neither receives nor reads the message. */
export type MessageRecord = NamedRecord & {
  kind: keyof typeof columnOf;
  permission: keyof typeof flagOf | null;
};

export type CustomerChange = MessageContent & {
  customerId: string;
  /** Null for a change of no record. */
  record: MessageRecord | null;
  /** Of the booking, or the number of the bill or declaration. */
  businessNumber: string;
  at: Date;
  /** The only person concerned; without it everybody of the customer is. */
  memberId?: string;
};

/** The channel on which every server hears whose pages have something new to load. */
export const liveChannel = 'berth_live';
const everybody = '*';
/** Stands where a kind of record does: servers that do not know it wake the pages, and no more. */
const rights = 'rights';

/**
 * Whose pages have something to load: those of a customer's people or of one person, or of everybody who may do something;
 * and the record that changed.
 */
export type LiveWord = {
  /** Everybody's who has the permission, where one is named. */
  customerId: string;
  permission?: Permission | undefined;
  memberId?: string | undefined;
  record?: NamedRecord | undefined;
  /** What they may do has changed. */
  isOfRights?: boolean;
};

/**
 * Reads what a server said on the channel: `customer member`, where a record changed `customer member id kind`. The kind
 * comes last because earlier servers, which may run beside this one, name bookings by their id alone. A permission stands
 * in place of the customer: it is no id, and to those that do not know it nobody is concerned.
 */
export function readLiveWord(payload: string): LiveWord {
  const [whose = '', memberId, id, named = 'booking'] = payload.split(' ');
  const permission = isPermission(whose) ? whose : undefined;
  const customerId = permission ? everybody : whose;
  const kind = recordKinds.find((known) => known === named);
  const record = id && kind ? { kind, id } : undefined;
  const isOfRights = named === rights;
  const member = memberId === everybody ? undefined : memberId;
  return { customerId, permission, record, isOfRights, memberId: member };
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name);
}

/** The kinds of which each time is told, or not, as its person chose (`container_notice`). */
const pickedKinds = sql`('containerReached', 'containerEventTakenBack')`;
/** Of a conversation, which is no record of the customer's that others may read. */
const answerKind = 'conversationAnswered' satisfies CustomerChange['kind'];

/** Which notice a change or message of a table is; null for what everybody is told, such as of their own account. */
const noticeOf = (table: 'change' | 'sent') => sql<string | null>`case
  when ${sql.ref(`${table}.kind`)} in ${pickedKinds} then ${sql.ref(`${table}.detail`)} ->> 'node'
  when ${sql.ref(`${table}.kind`)} = ${answerKind} then 'support'
  when ${sql.ref(`${table}.bill_id`)} is not null then 'bills'
  when ${sql.ref(`${table}.declaration_id`)} is not null then 'customs'
  when ${sql.ref(`${table}.booking_id`)} is not null then 'bookings' end`;

/** Whether a person (`member`) chose a way (`container_notice`) for a notice, and can be told in it. */
const waysOut = [
  { channel: 'mail', isOpen: sql`member.email <> ''` },
  { channel: 'sms', isOpen: sql`member.phone_verified_at is not null` },
] as const;
const leavesBy = (table: 'change' | 'sent', { channel, isOpen }: (typeof waysOut)[number]) =>
  sql<boolean>`(${isOpen} and coalesce(${noticeOf(table)} = any(${sql.ref(`container_notice.${channel}`)}), false))`;

/** Writes a message of each change to each person who may read it, and wakes their open pages, in one statement. */
export async function insertMessages(
  transaction: Transaction<Tables>,
  changes: readonly CustomerChange[],
): Promise<void> {
  const isSame = recordColumns.map(
    (column) => sql`change.${sql.ref(column)} is not distinct from sent.${sql.ref(column)}`,
  );
  const named = Object.entries(columnOf).map(
    ([kind, column]) => sql`${sql.ref(`sent.${column}`)} || ${` ${kind}`}`,
  );
  const isPermitted = guards.map(
    ({ permission, isOpen }) => sql`(${isOpen('change')} or ${memberMay(permission)})`,
  );
  const isShown = sql<boolean>`case
    when change.kind in ${pickedKinds} then coalesce(${noticeOf('change')} = any(container_notice.nodes), false)
    else not coalesce(${noticeOf('change')} = any(container_notice.muted), false) end`;
  // Of a record that changed, pages hear by what is written to anybody: what nobody is shown is written all the same.
  const isWritten = sql<boolean>`(change.kind not in ${pickedKinds} or ${isShown}
    or ${sql.join(
      waysOut.map((way) => leavesBy('change', way)),
      sql` or `,
    )})`;
  await transaction
    .with('change', (change) => change.selectFrom(givenRows('message', changes.map(rowOf))).selectAll())
    .with('sent', (sent) =>
      sent
        .insertInto('message')
        .columns([...copied, 'id', 'member_id', 'is_shown'])
        .expression((from) =>
          from
            .selectFrom('change')
            .innerJoin('member', 'member.customer_id', 'change.customer_id')
            .leftJoin('container_notice', (join) =>
              join
                .onRef('container_notice.customer_id', '=', 'member.customer_id')
                .onRef('container_notice.member_id', '=', 'member.id'),
            )
            .where(sql<boolean>`member.customer_id = any(${changes.map((one) => one.customerId)}::uuid[])`)
            .where('is_active', '=', true)
            .where(sql<boolean>`coalesce(change.member_id = member.id, true)`)
            .where(sql<boolean>`${sql.join(isPermitted, sql` and `)}`)
            .where(isWritten)
            .select(copied.map((column) => `change.${column}` as const))
            .select([sql<string>`gen_random_uuid()`.as('new_id'), 'member.id as reader_id'])
            .select(isShown.as('is_shown')),
        )
        .returning(['id', 'customer_id', 'member_id', 'kind', 'detail', 'sent_at', ...recordColumns]),
    )
    .with('delivery', (delivery) =>
      delivery
        .insertInto('notice_delivery')
        .columns(['message_id', 'channel', 'created_at'])
        .expression((from) =>
          from
            .selectFrom('sent')
            .innerJoin('member', (join) =>
              join
                .onRef('member.customer_id', '=', 'sent.customer_id')
                .onRef('member.id', '=', 'sent.member_id'),
            )
            .innerJoin('container_notice', (join) =>
              join
                .onRef('container_notice.customer_id', '=', 'member.customer_id')
                .onRef('container_notice.member_id', '=', 'member.id'),
            )
            .innerJoin(
              sql<{ channel: 'mail' | 'sms' }>`(values ('mail'), ('sms'))`.as<'way'>(sql`way(channel)`),
              (join) =>
                join.on(
                  sql<boolean>`${sql.join(
                    waysOut.map((way) => sql`(way.channel = ${way.channel} and ${leavesBy('sent', way)})`),
                    sql` or `,
                  )}`,
                ),
            )
            .select(['sent.id', 'way.channel', 'sent.sent_at']),
        ),
    )
    .with('word', (word) =>
      word
        .selectFrom('sent')
        .innerJoin('change', (join) =>
          join
            .onRef('change.customer_id', '=', 'sent.customer_id')
            .on(sql<boolean>`${sql.join(isSame, sql` and `)}`)
            .on(sql<boolean>`coalesce(change.member_id = sent.member_id, true)`),
        )
        .select(
          sql<string>`concat_ws(' ', sent.customer_id, coalesce(change.member_id::text, ${everybody}), ${sql.join(named)})`.as(
            'payload',
          ),
        )
        .distinct(),
    )
    .selectFrom('word')
    .select(sql`pg_notify(${liveChannel}, payload)`.as('woken'))
    .execute();
}

const copied = [
  ...(['customer_id', 'kind', 'business_number', 'detail', 'sent_at'] as const),
  ...recordColumns,
  ...flags,
] as const;

function rowOf({ record, ...change }: CustomerChange) {
  return {
    customer_id: change.customerId,
    member_id: change.memberId ?? null,
    kind: change.kind,
    business_number: change.businessNumber,
    detail: change.detail,
    sent_at: change.at.toISOString(),
    ...Object.fromEntries(flags.map((flag) => [flag, false])),
    ...(record && { [columnOf[record.kind]]: record.id }),
    ...(record?.permission && { [flagOf[record.permission]]: true }),
  };
}

/** Wakes pages without a message. */
export async function notifyCustomers(database: Kysely<Tables>, words: readonly LiveWord[]): Promise<void> {
  const payloads = words.map(({ customerId, memberId, permission, record, isOfRights }) => {
    const subject = record ? [record.id, record.kind] : isOfRights ? [customerId, rights] : [];
    return [permission ?? customerId, memberId ?? everybody, ...subject].join(' ');
  });
  await database
    .selectFrom(sql<{ payload: string }>`unnest(${payloads}::text[])`.as<'word'>(sql`word(payload)`))
    .select(sql`pg_notify(${liveChannel}, payload)`.as('woken'))
    .execute();
}
