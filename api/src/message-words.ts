import { accountMessageWords } from './modules/accounts/account-message-words.ts';
import { billMessageWords } from './modules/bills/show/bill-message-words.ts';
import { cutOffMessageWords } from './modules/bookings/cut-offs/remind-of-cut-offs.ts';
import { bookingMessageWords } from './modules/bookings/show/booking-message-words.ts';
import { freezeMessageWords } from './modules/clients/freeze-message-words.ts';
import { declarationMessageWords } from './modules/customs/declarations/show/declaration-message-words.ts';
import { changeMessageWords } from './modules/registrations/changes/change-message-words.ts';
import { signInMessageWords } from './modules/sessions/login/warn-owner.ts';
import { shippingDocumentMessageWords } from './modules/shipping-documents/shipping-document-message-words.ts';
import { conversationMessageWords } from './modules/support/tell/conversation-message-words.ts';
import { taskMessageWords } from './modules/tasks/task-message-words.ts';
import { trackingMessageWords } from './modules/tracking/tracking-message-words.ts';
import type { MessageWords } from './notify/message-words.ts';

/** The words of every kind of message: a kind that no module words does not compile. */
export const messageWords: MessageWords = {
  ...bookingMessageWords,
  ...cutOffMessageWords,
  ...billMessageWords,
  ...declarationMessageWords,
  ...trackingMessageWords,
  ...shippingDocumentMessageWords,
  ...taskMessageWords,
  ...conversationMessageWords,
  ...signInMessageWords,
  ...accountMessageWords,
  ...changeMessageWords,
  ...freezeMessageWords,
};
