import type { PageHead } from '@berth/contract';
import { useEffect } from 'react';
import { usePageTitle } from '../page/page-hooks.ts';

/** What the page says of itself besides what it shows; the server has said the same where it drew the page. */
export function usePageHead(head: PageHead): void {
  usePageTitle(head.title);
  const text = JSON.stringify(head);
  useEffect(() => {
    const { description, data = [], isUnlisted } = JSON.parse(text) as PageHead; // as it was
    for (const drawn of document.head.querySelectorAll('[data-drawn]')) drawn.remove();
    const unlisted = isUnlisted ? [meta('robots', 'noindex'), meta('referrer', 'no-referrer')] : [];
    const made = [meta('description', description), ...unlisted, ...data.map(dataBlock)];
    document.head.append(...made);
    return () => {
      for (const element of made) element.remove();
    };
  }, [text]);
}

function meta(name: string, content: string): HTMLMetaElement {
  return Object.assign(document.createElement('meta'), { name, content });
}

/**
 * A data block, which no browser runs. Made by hand: React makes script elements by `innerHTML`, which Trusted Types
 * refuse. The shell's policy lets JSON be the text of one.
 */
function dataBlock(data: object): HTMLScriptElement {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return block;
}
