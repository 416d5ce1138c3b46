/** The data of each kind of event that `GET /index/conversationEvents` gives, as JSON. */
export type ConversationEvents = {
  /** How the browser's conversation stands: sent at once, and after every change. Whoever has another version reads it anew. */
  conversation: { id: string; version: number };
  /**
   * The last one of a stream. `later`: another stream may be opened. `signedOut`: this browser has no conversation any
   * more.
   */
  end: { reason: 'signedOut' | 'later' };
};
