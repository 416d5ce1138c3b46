import type { BackgroundJobState } from '@berth/contract';
import type { StatusName } from '@berth/ui';

export const jobDots = {
  waiting: 'toBeConfirmed',
  running: 'running',
  done: 'confirmed',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<BackgroundJobState, StatusName>;
