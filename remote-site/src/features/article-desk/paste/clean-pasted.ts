import { isSafeLink } from '@berth/contract';
import { innermostFirst, unwrap } from './edit-elements.ts';
import { flattenTables } from './flat-tables.ts';
import { keepLooks } from './keep-looks.ts';
import { readPasted } from './read-pasted.ts';
import { settleBlocks } from './settle-blocks.ts';
import { makeWordLists } from './word-lists.ts';

export type CleanPaste = {
  content: DocumentFragment;
  /** Pictures of other places, which are not taken over. */
  picturesLeftOut: number;
};

/** What was copied from Word, an article of WeChat or a page, as an article has it: its words, and how they are ordered. */
export function cleanPasted(html: string): CleanPaste {
  const content = readPasted(html);
  const picturesLeftOut = leaveOutPictures(content);
  makeWordLists(content);
  keepLooks(content);
  flattenTables(content);
  settleBlocks(content);
  for (const link of innermostFirst(content, 'a')) {
    if (!isSafeLink(link.getAttribute('href') ?? '')) unwrap(link);
  }
  for (const element of content.querySelectorAll('*')) {
    for (const { name } of Array.from(element.attributes)) {
      if (!(kept[element.localName] ?? []).includes(name)) element.removeAttribute(name);
    }
  }
  settleWords(content);
  content.normalize();
  return { content, picturesLeftOut };
}

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ol: ['start'],
  img: ['data-upload', 'alt', 'width', 'height'],
};

/** A picture of this editor has the name of its upload; any other lies with somebody else, or nowhere. */
function leaveOutPictures(content: DocumentFragment): number {
  let count = 0;
  for (const picture of content.querySelectorAll('img')) {
    if (picture.hasAttribute('data-upload')) {
      picture.removeAttribute('src');
      continue;
    }
    // What counts readers is a picture of one pixel.
    if (picture.getAttribute('width') !== '1') count += 1;
    picture.remove();
  }
  return count;
}

const han = '[\\p{Script=Han}，。、；：？！“”‘’（）《》【】…]';
const brokenHan = new RegExp(`(${han})[ \\t]*\\r?\\n\\s*(?=${han})`, 'gu');

/** Word breaks its lines anywhere, and between Chinese characters a break is no blank. */
function settleWords(content: DocumentFragment): void {
  const walker = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = (node.nodeValue ?? '')
      .replace(brokenHan, '$1')
      .replace(/[\s\u00a0]+/g, ' ')
      .replace(/[\u200b\ufeff]|\p{Cc}|[\ufffe\uffff\p{Surrogate}]/gu, '');
  }
}
