import { isEmail } from '../account/contact-rules.ts';
import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { type ConversationVisitor, type ConversationWords, conversationLimits } from './conversation.ts';

/** What keeps something from being said: there are words or files, and not too many of them. */
export function conversationWordsProblems({ words, files }: ConversationWords): Problem[] {
  const { words: most, files: max } = conversationLimits;
  const tooLong = checkText(words, most);
  return [
    ...(words === '' && files.length === 0 ? [{ path: 'words', rule: 'required' } as const] : []),
    ...(tooLong ? [{ path: 'words', ...tooLong }] : []),
    ...(files.length > max ? [{ path: 'files', rule: 'tooManyFiles', params: { max } } as const] : []),
  ];
}

/** What is wrong with how a visitor is called and reached. Out of hours the answer goes by mail alone. */
export function conversationVisitorProblems({ name, mail }: ConversationVisitor, isOpen: boolean): Problem[] {
  const tooLong = checkText(name, conversationLimits.name);
  return [
    ...(tooLong ? [{ path: 'name', ...tooLong }] : []),
    ...(mail === '' && !isOpen ? [{ path: 'mail', rule: 'mailOutOfHours' } as const] : []),
    ...(mail === '' ? [] : mailProblems(mail)),
  ];
}

/** The same of an address that is left later. */
export function conversationMailProblems({ mail }: Pick<ConversationVisitor, 'mail'>): Problem[] {
  return mail === '' ? [{ path: 'mail', rule: 'required' }] : mailProblems(mail);
}

function mailProblems(mail: string): Problem[] {
  return isEmail(mail) ? [] : [{ path: 'mail', rule: 'invalidEmail' }];
}
