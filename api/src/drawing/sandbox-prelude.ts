/**
 * What the engine does not have and React's server or our pages ask for. Runs in the sandbox before a release's code, and
 * gives it nothing of the outside: no time, no chance, no network. Of `Intl` it has what rules of the contract are made with,
 * and no formats: those would differ from a browser's.
 */
export const sandboxPrelude = `
globalThis.self = globalThis;
globalThis.console = { log() {}, info() {}, warn() {}, error() {}, debug() {} };
globalThis.performance = { now: () => 0 };
globalThis.queueMicrotask = (run) => { Promise.resolve().then(run); };
globalThis.setTimeout = (run) => { Promise.resolve().then(run); return 0; };
globalThis.clearTimeout = () => {};
globalThis.MessageChannel = class {
  constructor() {
    this.port1 = { onmessage: null };
    this.port2 = { postMessage: () => { Promise.resolve().then(() => this.port1.onmessage?.()); } };
  }
};
globalThis.TextEncoder = class {
  encode(text = '') {
    const bytes = [];
    for (const character of unescape(encodeURIComponent(text))) bytes.push(character.charCodeAt(0));
    return new Uint8Array(bytes);
  }
};
// By code points: what is typed is counted in a browser.
globalThis.Intl = { Segmenter: class { segment(text) { return Array.from(text, (segment) => ({ segment })); } } };
globalThis.URLSearchParams = class URLSearchParams {
  constructor(text = '') {
    const read = (part) => {
      const plain = part.replaceAll('+', ' ');
      try { return decodeURIComponent(plain); } catch { return plain; }
    };
    this.parts = String(text).replace(/^\\?/, '').split('&').filter(Boolean)
      .map((part) => { const [name, ...rest] = part.split('='); return [read(name), read(rest.join('='))]; });
  }
  get(name) { return this.parts.find(([each]) => each === name)?.[1] ?? null; }
  getAll(name) { return this.parts.filter(([each]) => each === name).map(([, value]) => value); }
  has(name) { return this.parts.some(([each]) => each === name); }
  set(name, value) { this.delete(name); this.parts.push([name, String(value)]); }
  append(name, value) { this.parts.push([name, String(value)]); }
  delete(name) { this.parts = this.parts.filter(([each]) => each !== name); }
  entries() { return this.parts[Symbol.iterator](); }
  [Symbol.iterator]() { return this.entries(); }
  toString() {
    return this.parts.map((part) => part.map((each) => encodeURIComponent(each).replaceAll('%20', '+')).join('=')).join('&');
  }
};
`;
