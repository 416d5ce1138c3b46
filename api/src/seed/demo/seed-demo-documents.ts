import { randomUUID } from 'node:crypto';
import { airPermission } from '@berth/contract';
import { endpoints } from '@berth/contract/endpoints';
import type { Context } from '../../context.ts';
import type { FileStore } from '../../files/file-store.ts';
import { composeDocument } from '../../modules/documents/documents.service.ts';
import { drawDocument } from '../../modules/documents/draw/draw-document.ts';
import { referenceReader } from '../../modules/selects/reference-catalog.ts';
import { insertShippingDocument } from '../../modules/shipping-documents/shipping-documents.repository.ts';
import { attachUploads, describeFile, keepUpload } from '../../modules/uploads/uploads.service.ts';
import { operationsName } from './demo-customer.ts';
import { demoAccount } from './seed-demo.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { files: FileStore };

/**
 * The S/O of the newest demo booking by sea of each kind that has space: what was booked, as the portal prints it. Where
 * the customer has documents already, they stay as they are.
 */
export async function seedDemoDocuments(deps: Dependencies): Promise<void> {
  const { database } = deps;
  const { customer_id: customerId } = await database
    .selectFrom('member')
    .where('account_key', '=', demoAccount)
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const earlier = await database
    .selectFrom('shipping_document')
    .where('customer_id', '=', customerId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (earlier) return;
  const bookings = await database
    .selectFrom('booking')
    .distinctOn('kind')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'spaceLocked')
    .where('kind', 'in', ['lcl', 'fcl'])
    .select(['id', 'business_number'])
    .orderBy('kind')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  for (const booking of bookings) await handIn(deps, customerId, booking);
}

async function handIn(
  { database, clock, files }: Dependencies,
  customerId: string,
  { id: bookingId, business_number }: { id: string; business_number: string },
): Promise<void> {
  const signal = new AbortController().signal;
  const reference = referenceReader({ database, clock });
  const seer = { customerId, permissions: [airPermission] };
  const order = { document: 'figure', ids: [bookingId], language: 'zh-CN', size: 'a4' } as const;
  const asked = { order, limit: 'waiting', signal } as const;
  const { drawing } = await composeDocument({ database, clock, reference }, seer, asked);
  const content = await drawDocument(drawing, { onDone: () => undefined, signal }, { isTask: false });
  const trust = async () => ({ kind: 'pdf', content }) as const; // drawn by ourselves
  const received = { fileName: `SO ${business_number}.pdf`, content };
  const rule = endpoints['POST /integration/document'].upload;
  const file = await describeFile(trust, received, rule);
  const upload = await keepUpload({ database, clock, files }, { customerId, memberId: null }, file);
  await attachUploads({ database, clock }, { customerId }, [upload.id]);
  await insertShippingDocument(database, {
    id: randomUUID(),
    customer_id: customerId,
    booking_id: bookingId,
    kind: 'shippingOrder',
    version: 1,
    upload_id: upload.id,
    system: operationsName,
    added_at: clock(),
  });
}
