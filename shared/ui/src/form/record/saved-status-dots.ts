import type { SavedStatus } from '@berth/contract';
import type { StatusName } from '../../theme/tokens.ts';

/** The dot of each state of a record that has no others. */
export const savedStatusDots: Readonly<Record<SavedStatus, StatusName>> = {
  draft: 'draft',
  submitted: 'confirmed',
};
