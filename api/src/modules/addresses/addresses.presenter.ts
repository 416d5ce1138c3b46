import type { SavedAddress } from '@berth/contract';
import type { AddressRow } from './addresses.repository.ts';

export function presentAddress(row: AddressRow): SavedAddress {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    phone: row.phone,
    country: row.country,
    stateName: row.state_name,
    postalCode: row.postal_code,
    address: row.address,
    search: row.search,
    updatedBy: row.updated_by,
    version: row.version,
  };
}
