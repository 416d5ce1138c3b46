import type { BookingKind, BookingStatus } from '@berth/contract';

interface DeskBookingView {
  id: string;
  kind: BookingKind;
  business_number: string;
  customer_name: string;
  customer_search: string;
  customer_business_number: string;
  customer_business_number_key: string;
  status: BookingStatus;
  status_rank: number;
  waybill_number: string;
  warehouse_entry_number: string;
  warehouse_code: string;
  etd: string | null;
  search_codes: string;
  created_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    desk_booking: DeskBookingView;
  }
}
