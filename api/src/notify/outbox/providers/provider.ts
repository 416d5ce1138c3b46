/** A way out. */
export type Channel = 'sms' | 'mail';

/** A message as a provider gets it. Several tries carry the same `id`: whoever passes it on twice can tell. */
export type Parcel = {
  id: string;
  channel: Channel;
  to: string;
  /** Of a mail. */
  subject: string | null;
  text: string;
  createdAt: Date;
};

/** Takes messages out of the house. Resolves once somebody else has taken the message; rejects with a SendFailure. */
export type Provider = (parcel: Parcel, signal: AbortSignal) => Promise<void>;

/** Of each way out; null where nothing leaves that way. */
export type Providers = Readonly<Record<Channel, Provider | null>>;

/**
 * Why a message did not leave, as a code. What a provider says is left out: it may repeat recipient, text or secrets.
 * `isFinal`: no other try would mend it.
 */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** How long a provider may take for one message. */
export const sendWithinMs = 15_000;
