import type { Locale, Milestone, NoticeGroup, NoticeKind } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

interface ContainerNoticeTable {
  customer_id: string;
  member_id: string;
  /** Times of containers that the portal tells. */
  nodes: Milestone[];
  /** Groups that the portal does not tell. */
  muted: Generated<NoticeGroup[]>;
  mail: Generated<NoticeKind[]>;
  sms: Generated<NoticeKind[]>;
  locale: Generated<Locale>;
  saved_at: Instant;
}

interface NoticeDeliveryTable {
  message_id: string;
  channel: 'mail' | 'sms';
  created_at: Instant;
  put_at: ColumnType<string | null, Date | null | undefined, Date>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    container_notice: ContainerNoticeTable;
    notice_delivery: NoticeDeliveryTable;
  }
}
