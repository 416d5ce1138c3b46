import type { Milestone } from '../tracking/milestones.ts';
import type { BookingStatus } from './booking-status.ts';

/** What a time that all containers have passed says of their booking, or null: estimates say nothing. */
export function statusProvenBy(milestone: Milestone | null): BookingStatus | null {
  switch (milestone) {
    case 'departure':
      return 'spaceLocked';
    case 'arrival':
    case 'unloading':
      return 'arrived';
    case 'pickup':
    case 'emptyReturn':
      return 'pickedUp';
    default:
      return null;
  }
}
