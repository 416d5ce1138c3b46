import type { AddressKind } from '@berth/contract';

export interface SavedAddressTable {
  id: string;
  customer_id: string;
  kind: AddressKind;
  title: string;
  title_sort_key: string;
  search: string;
  phone: string;
  country: string;
  state_name: string;
  postal_code: string;
  address: string;
  /** The name of the member who saved it last. */
  updated_by: string;
  version: string;
  created_at: string;
  updated_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    saved_address: SavedAddressTable;
  }
}
