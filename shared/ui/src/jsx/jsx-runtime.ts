import type { ElementType, Key, ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { holdTexts } from './hold-texts.ts';

// What compiled JSX calls, in place of React's own, which it calls in turn.

export { Fragment } from 'react/jsx-runtime';

export type Props = { children?: ReactNode };

export function jsx(type: ElementType, props: Props, key?: Key) {
  return react.jsx(type, withHeldTexts(type, props), key);
}

/** The children were written one beside the other: they need no keys of their own. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  const own = withHeldTexts(type, props);
  return Array.isArray(own.children) ? react.jsxs(type, own, key) : react.jsx(type, own, key);
}

export function withHeldTexts(type: ElementType, props: Props): Props {
  const children = holdTexts(type, props.children);
  return children === props.children ? props : { ...props, children };
}
