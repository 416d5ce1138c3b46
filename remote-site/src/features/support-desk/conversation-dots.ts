import type { ConversationState } from '@berth/contract';
import type { StatusName } from '@berth/ui';

export const conversationDots: Record<ConversationState, StatusName> = {
  waiting: 'toBeConfirmed',
  answered: 'running',
  closed: 'finished',
};
