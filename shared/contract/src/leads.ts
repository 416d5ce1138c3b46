export { leadList } from './lead/lead.list.ts';
export type {
  AskedContainers,
  ContactLead,
  JobLead,
  LeadContent,
  LeadKind,
  PartnerLead,
  QuotationLead,
  TransportMode,
} from './lead/lead.ts';
export {
  companyOf,
  containerLimits,
  cvDays,
  leadKindNames,
  leadKinds,
  leadLimits,
  leadPersonDays,
  reachOf,
  transportModeNames,
  transportModes,
} from './lead/lead.ts';
export { leadProblems, settleLead } from './lead/lead-rules.ts';
export type { LeadHandling, LeadState } from './lead/lead-state.ts';
export {
  isLeadClosed,
  leadChangeProblems,
  leadNoteLimit,
  leadStateNames,
  leadStates,
  leadStatesFrom,
} from './lead/lead-state.ts';
