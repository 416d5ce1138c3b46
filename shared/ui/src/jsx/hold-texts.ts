import { Fragment, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

const isText = (child: ReactNode): child is string | number | bigint =>
  (typeof child === 'string' && child !== '') || typeof child === 'number' || typeof child === 'bigint';
const isNothing = (child: ReactNode) =>
  child === null || child === undefined || child === '' || typeof child === 'boolean';
const isBlank = (texts: readonly ReactNode[]) => texts.join('').trim() === '';

/** What may hold text alone, and so has no element around a part of it. */
const textAlone = new Set(['option', 'textarea', 'title', 'text', 'tspan']);

/**
 * The children of an element, so that no text of them stands bare beside an element. A browser's translator puts texts
 * of its own in the place of those that React made: React then neither changes nor removes one that stood bare
 * (`NotFoundError`, facebook/react#11538). A text that is alone in its element is written as the content of that element,
 * whatever has become of the text before.
 */
export function holdTexts(type: unknown, children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return type === Fragment && isText(children) ? held([children]) : children;
  const parts: readonly ReactNode[] = children;
  if (!parts.some(isText)) return parts;
  const isAlone = parts.every((child) => isText(child) || isNothing(child));
  if (isAlone && type !== Fragment) return parts.filter(isText).join('');
  if (!isHolder(type)) return parts;
  return parts.map((child, at) => {
    if (!isText(child) && !isNothing(child)) return child;
    const isFirst = at === 0 || !(isText(parts[at - 1]) || isNothing(parts[at - 1]));
    if (!isFirst) return null;
    const end = parts.findIndex((next, place) => place > at && !isText(next) && !isNothing(next));
    const texts = parts.slice(at, end === -1 ? undefined : end).filter(isText);
    if (texts.length === 0) return null;
    // A space between two elements is no text to anybody.
    return isBlank(texts) ? texts.join('') : held(texts, at);
  });
}

/** A text gets its `span` here where antd draws it beside a node of its own, as in the cells of a table. */
export const heldText = (child: ReactNode): ReactNode => (isText(child) ? held([child]) : child);

const isHolder = (type: unknown) => type === Fragment || (typeof type === 'string' && !textAlone.has(type));

const held = (texts: readonly ReactNode[], at?: number) =>
  jsx('span', { children: texts.join('') }, at === undefined ? undefined : `text-${at}`);
