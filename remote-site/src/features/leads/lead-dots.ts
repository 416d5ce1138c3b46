import type { LeadState } from '@berth/contract';
import type { StatusName } from '@berth/ui';

export const leadDots: Record<LeadState, StatusName> = {
  new: 'toBeConfirmed',
  working: 'running',
  won: 'finished',
  lost: 'cancelled',
  spam: 'cancelled',
};
