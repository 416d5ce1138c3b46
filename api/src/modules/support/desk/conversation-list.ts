import { conversationList } from '@berth/contract';
import { tableList } from '../../../list/table-list.ts';
import { exportableOf, readRows } from '../../exports/file-columns.ts';
import { excerptOf } from '../record/conversations.presenter.ts';

export const conversations = tableList(conversationList, 'conversation_row', {
  isForwarders: true,
  odd: {
    // A visitor who gave no name is called by the address.
    who: { column: 'who_search', read: ({ name, mail }) => name || mail },
    company: { column: 'company_search', read: ({ company }) => company },
    lastWords: { column: 'last_words_search', read: ({ last_words: words }) => excerptOf(String(words)) },
    ownerId: { storedForm: (id) => id.toLowerCase() },
    owner: { column: 'owner_search', read: ({ owner }) => owner },
  },
  alsoShown: ['name', 'mail', 'company', 'last_words', 'owner'],
  defaultSort: { field: 'lastAt', order: 'descending' },
});

/** The list as it is exported. */
export const conversationExport = exportableOf(
  conversationList,
  readRows(conversations, conversations.presentRow),
);
