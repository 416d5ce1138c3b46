import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useBarHeight } from './use-bar-height.ts';

const inert = window.ResizeObserver;
let height = 68;
let resized = () => {};

beforeEach(() => {
  height = 68;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => height, configurable: true });
  window.ResizeObserver = class implements ResizeObserver {
    constructor(tell: ResizeObserverCallback) {
      resized = () => tell([], this);
    }
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  };
});
afterEach(() => {
  window.ResizeObserver = inert;
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
});

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return <footer ref={bar} />;
}

const told = () => document.documentElement.style.getPropertyValue('--berth-bar-height');

test('the page knows how high its bar is, also with a notice in it, until it goes', () => {
  const { unmount } = render(<Bar />);
  expect(told()).toBe('68px');
  height = 180;
  act(resized);
  expect(told()).toBe('180px');
  unmount();
  expect(told()).toBe('');
});
