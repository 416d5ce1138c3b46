import type { CutOff } from '@berth/contract';
import { toChinaTime } from '../src/china-time.ts';
import { fclBooking, fclContainer } from './fcl-booking.ts';
import { newEventId, openSystem } from './integration-system.ts';
import { lclBooking, saveRequest } from './lcl-booking.ts';
import type { Portal, SignedIn } from './portal.ts';

type Told = Record<string, unknown>;

/** What happens to bookings so that they need their customer. */
export async function openForwarder(portal: Portal) {
  const system = await openSystem(portal);
  const tell = (
    path: 'bookingStatus' | 'measurements' | 'sailing' | 'assignContainers' | 'containerEvents',
  ) =>
    async function telling(body: Told): Promise<void> {
      const answer = await system.call(`POST /integration/${path}`, {
        body: { eventId: newEventId(), ...body },
      });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    };
  const inHours = (hours: number) => toChinaTime(new Date(portal.clock().getTime() + hours * 3600_000));
  const sail = tell('sailing');
  return {
    moveTo: tell('bookingStatus'),
    measure: tell('measurements'),
    assign: tell('assignContainers'),
    hear: tell('containerEvents'),
    inHours,
    /** Names the ship; each cut-off so many hours from now. */
    sail: async (businessNumber: string, hours: Partial<Record<CutOff, number>>) => {
      const none = { siCutOffAt: null, vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
      const times = Object.fromEntries(Object.entries(hours).map(([name, at]) => [name, inHours(at)]));
      const ship = { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '035E' };
      await sail({ businessNumber, ...ship, ...none, ...times });
    },
  };
}

/** Later than any test gets. */
const etd = '2027-06-01';

/** Two containers without a VGM. */
export async function bookFcl(person: SignedIn) {
  const body = saveRequest(fclBooking({ etd, containers: [fclContainer(), fclContainer()] }));
  return await person.get('POST /business/submitBookingFcl', { body });
}

export async function bookLcl(person: SignedIn, action: 'submit' | 'saveDraft' = 'submit') {
  return await person.get('POST /business/submitBookingLcl', {
    body: saveRequest(lclBooking({ etd }), { action }),
  });
}
