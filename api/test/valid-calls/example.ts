import type { ErrorCode } from '@berth/contract';
import type { EndpointInput, Endpoints } from '@berth/contract/endpoints';
import type { Things } from '../things.ts';

/** One right call. `foreign` says what it is for somebody whom the things in it do not belong to. */
export type Example<Key extends keyof Endpoints> = {
  input: EndpointInput<Endpoints[Key]>;
  /**
   * The refusal that another's thing gets, the same as one that does not exist; `unrelated` where the thing is
   * merely a word of the caller's own, `likeNobodys` where a call about several things answers for each. Left out where the call names nothing of a customer's.
   */
  foreign?: ErrorCode | 'unrelated' | 'likeNobodys';
  /** What even the owner is refused with. */
  own?: ErrorCode;
};

/** The right calls of each endpoint. */
export type ValidCalls = { [Key in keyof Endpoints]: (things: Things) => readonly Example<Key>[] };

/** What is refused even to a session: others call it. */
export const teams = <Input>(input: Input) => ({ input, own: 'RELEASE_KEY_REFUSED' as const });
export const systems = <Input>(input: Input) => ({ input, own: 'INTEGRATION_KEY_REFUSED' as const });
export const staffs = <Input>(input: Input) => ({ input, own: 'FORBIDDEN' as const });
