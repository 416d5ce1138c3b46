import type { ContainerEvent } from '@berth/contract';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null | undefined, Date | null>;

/** One voyage of a container; the cargo of several customers may be in it. */
export interface ContainerTripTable {
  id: string;
  number: string;
  is_check_digit_overridden: boolean;
  size_type: string;
  port_of_loading: string;
  port_of_discharge: string;
  opened_at: Instant;
  closed_at: InstantOrNull;
}

interface ContainerEventTable {
  trip_id: string;
  event_hash: Buffer;
  event: JSONColumnType<ContainerEvent>;
  system: string;
  received_at: Instant;
}

interface BookingContainerTable {
  booking_id: string;
  customer_id: string;
  trip_id: string;
  ordinal: number;
  seal_number: string;
}

/** A trip that a booking's cargo was said to be on, until it was said to be in another box. */
interface EarlierContainerTable {
  booking_id: string;
  customer_id: string;
  trip_id: string;
  port_of_loading: string;
  port_of_discharge: string;
  left_at: Instant;
}

declare module '../../database/tables.ts' {
  interface Tables {
    container_trip: ContainerTripTable;
    container_event: ContainerEventTable;
    booking_container: BookingContainerTable;
    earlier_container: EarlierContainerTable;
  }
}
