import type { Problem } from '@berth/contract';
import { Refusal } from '../http/refusal.ts';

/** A change says which version it was made on. */
export function missingVersion({ id, version }: { id?: string; version?: number }): Problem[] {
  return id !== undefined && version === undefined ? [{ path: 'version', rule: 'required' }] : [];
}

/** Refuses a change that was made on another version than the one that is stored, and names that one. */
export function requireVersion({ id, version }: { id: string; version: number }, asked: number): void {
  if (version === asked) return;
  throw new Refusal('VERSION_CONFLICT', { params: { version: String(version) }, existing: { id, version } });
}
