import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { hashSecret } from '../../sessions/secrets.ts';
import { daysBefore } from '../../uploads/uploads.service.ts';
import { findVisitorUpload, takeVisitorUpload } from '../../uploads/visitor-uploads.repository.ts';
import { visitorDays } from '../../uploads/visitor-uploads.service.ts';

/** Throws PAPER_GONE where no such picture was uploaded lately, or a registration has it already. */
export async function requirePicture(database: Kysely<Tables>, secret: string, now: Date): Promise<void> {
  const found = await findVisitorUpload(database, hashSecret(secret), daysBefore(now, visitorDays));
  if (!found) throw new Refusal('PAPER_GONE', { field: 'paper' });
}

/** Takes an uploaded picture over for a registration. */
export async function takePicture(transaction: Kysely<Tables>, secret: string, now: Date) {
  const taken = await takeVisitorUpload(transaction, hashSecret(secret), daysBefore(now, visitorDays));
  if (!taken) throw new Refusal('PAPER_GONE', { field: 'paper' });
  return taken;
}
