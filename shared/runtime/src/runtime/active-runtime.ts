import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { BerthStore } from '../store/create-store.ts';

/** What exists once in the browser page. */
export type Runtime = { store: BerthStore; http: AxiosInstance; i18n: i18n };

let active: Runtime | null = null;

export function setActiveRuntime(runtime: Runtime | null): void {
  active = runtime;
}

export function activeRuntime(): Runtime {
  if (!active) throw new Error('The runtime was not created: the shell calls createRuntime() once at start.');
  return active;
}
