export { clientList } from './client/client.list.ts';
export type { ClientState, ClientTerms } from './client/client.ts';
export {
  clientKindNames,
  clientLimits,
  clientProblems,
  clientSettlementNames,
  clientSettlements,
  clientStateNames,
  freezeProblems,
} from './client/client.ts';
