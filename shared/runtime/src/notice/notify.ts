import { createSignal } from '../signal/signal.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** A notice on screen. The same notice again raises `count` instead of standing there twice. */
export type Notice = { id: number; kind: NoticeKind; title: string; text: string; count: number };

/** The notices on screen, oldest first; drawn by the shell. */
export const notices = createSignal<readonly Notice[]>([]);

const mostAtOnce = 5;
let lastId = 0;

function show(kind: NoticeKind, title: string, text = ''): void {
  const shown = notices.get();
  const same = shown.find((notice) => notice.kind === kind && notice.title === title && notice.text === text);
  const next = same
    ? shown.map((notice) => (notice === same ? { ...same, count: same.count + 1 } : notice))
    : [...shown, { id: ++lastId, kind, title, text, count: 1 }];
  notices.set(next.slice(-mostAtOnce));
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** Notices for what happens in the background; what belongs to a field or a form is shown there instead. */
export const notify = {
  success: (title: string, text?: string) => show('success', title, text),
  info: (title: string, text?: string) => show('info', title, text),
  warning: (title: string, text?: string) => show('warning', title, text),
  error: (title: string, text?: string) => show('error', title, text),
};
