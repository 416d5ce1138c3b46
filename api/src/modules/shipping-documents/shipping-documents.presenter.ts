import { shippingDocumentKinds } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import type { ShippingDocumentRow } from './shipping-documents.repository.ts';

type Presented = EndpointResult<Endpoints['GET /business/getShippingDocuments']>;

/** In the order in which a shipment gets them. */
export function presentShippingDocuments(rows: readonly ShippingDocumentRow[]): Presented {
  const presented = rows.map((row) => ({
    id: row.id,
    kind: row.document,
    version: row.version,
    fileName: row.file_name,
    file: row.kind,
    bytes: row.bytes,
    addedAt: toChinaTime(row.added_at),
  }));
  const order = shippingDocumentKinds;
  return presented.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
