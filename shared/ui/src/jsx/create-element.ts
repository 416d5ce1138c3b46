import * as react from 'react';
import { holdTexts } from './hold-texts.ts';
import type { Props } from './jsx-runtime.ts';

/** What compiled JSX calls where a key stands after props that are spread. */
export function createElement(type: react.ElementType, props: Props | null, ...children: react.ReactNode[]) {
  if (children.length === 0) return react.createElement(type, props);
  const held = holdTexts(type, children.length === 1 ? children[0] : children);
  return Array.isArray(held)
    ? react.createElement(type, props, ...held)
    : react.createElement(type, props, held);
}
