import type { ClientState } from '@berth/contract';
import type { StatusName } from '@berth/ui';

export const clientDots = {
  active: 'confirmed',
  frozen: 'failed',
} as const satisfies Record<ClientState, StatusName>;
