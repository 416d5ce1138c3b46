import type { MessageWords } from '../../notify/message-words.ts';
import { shippingDocumentNames } from './shipping-document-names.ts';

export const shippingDocumentMessageWords: MessageWords<'documentAdded'> = {
  documentAdded: ({ document, fileName }) => ({
    title: { 'zh-CN': '{number} 有新单证', en: 'New document for {number}' },
    content: {
      'zh-CN': '您的订舱 {number} 新增单证：{document}（{fileName}）',
      en: 'Your booking {number} has a new document: {document} ({fileName})',
    },
    params: { document: shippingDocumentNames[document], fileName },
  }),
};
