import type { AuditOutcome } from '@berth/contract';
import type { StatusName } from '@berth/ui';

export const auditDots: Record<AuditOutcome, StatusName> = {
  done: 'confirmed',
  refused: 'returned',
  failed: 'failed',
  unknown: 'toBeConfirmed',
};
