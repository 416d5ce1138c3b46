import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { type Props, withHeldTexts } from './jsx-runtime.ts';

// The same of a development server.

export { Fragment } from 'react/jsx-dev-runtime';

type Place = Parameters<typeof react.jsxDEV>[4];

export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: Place,
  self?: unknown,
) {
  const own = withHeldTexts(type, props);
  return react.jsxDEV(type, own, key, isStatic && Array.isArray(own.children), source, self);
}
