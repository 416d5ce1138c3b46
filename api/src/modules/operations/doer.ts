import type { Actor } from '../../http/handlers.ts';

/** One of a customer's people, where they call from. */
export type PersonActing = Pick<Actor, 'userId' | 'customerId' | 'name' | 'account' | 'address'>;

/** The forwarder: a person of its staff, or a system that calls with a key. */
export type ForwarderActing = { userId: null; name: string; as: 'staff' | 'apiKey' };

/** Who does something with a customer's record, as its history and the log name them. */
export type Doer = PersonActing | ForwarderActing;
