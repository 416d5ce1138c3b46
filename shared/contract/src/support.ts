export { conversationList } from './support/conversation.list.ts';
export type {
  AskerKind,
  ConversationSide,
  ConversationState,
  ConversationVisitor,
  ConversationWords,
} from './support/conversation.ts';
export {
  askerKindNames,
  askerKinds,
  conversationBrowserDays,
  conversationLimits,
  conversationLinkDays,
  conversationPersonDays,
  conversationSides,
  conversationStateNames,
  conversationStates,
} from './support/conversation.ts';
export type { ConversationEvents } from './support/conversation-event.ts';
export {
  conversationMailProblems,
  conversationVisitorProblems,
  conversationWordsProblems,
} from './support/conversation-rules.ts';
