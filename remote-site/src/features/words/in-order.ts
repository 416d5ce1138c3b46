import { createElement, Fragment, type ReactNode } from 'react';

/** Elements whose places never change, and which therefore need no keys. */
export function inOrder(elements: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...elements);
}
