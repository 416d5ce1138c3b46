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
    constructor(report: ResizeObserverCallback) {
      resized = () => report([], this);
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

const published = () => document.documentElement.style.getPropertyValue('--berth-bar-height');

test('the height of the bar is published, also with a notice in it, until the bar is gone', () => {
  const { unmount } = render(<Bar />);
  expect(published()).toBe('68px');
  height = 180;
  act(resized);
  expect(published()).toBe('180px');
  unmount();
  expect(published()).toBe('');
});
