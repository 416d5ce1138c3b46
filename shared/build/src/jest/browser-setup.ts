/// <reference lib="dom" />
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, jest } from '@jest/globals';

// Drawing a page of antd takes seconds on a busy machine; Jest ignores a project's own testTimeout.
jest.setTimeout(60_000 * (Number(process.env.PATIENCE) || 1));

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...complaint: unknown[]) => complaints.push(complaint);
});

afterEach(() => {
  if (complaints.length > 0) {
    const texts = complaints.map((complaint) => complaint.map(String).join(' '));
    throw new Error(`console.error was called:\n${texts.join('\n')}`);
  }
});

// What jsdom lacks and antd or the router ask for.
class InertResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Node's own would keep the process alive until its ports are closed, and nobody closes them.
class TimerMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data?: unknown) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

const computedStyle = window.getComputedStyle.bind(window);

Object.assign(window, {
  TextDecoder,
  TextEncoder,
  ResizeObserver: InertResizeObserver,
  MessageChannel: TimerMessageChannel,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  // With a pseudo-element jsdom only logs that it has no answer.
  getComputedStyle: (element: Element) => computedStyle(element),
  scrollTo() {},
});

// Every browser's file can be read; jsdom's only by a FileReader.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Asked for as one below.
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
