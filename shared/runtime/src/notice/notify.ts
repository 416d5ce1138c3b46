import type { LocalizedText } from '@berth/contract';
import { createSignal } from '../signal/signal.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** Words in the language in use, or in each, which then follow a switch. */
export type NoticeText = string | LocalizedText;

/** A notice on screen. The same notice again raises `count` instead of standing there twice. */
export type Notice = { id: number; kind: NoticeKind; title: NoticeText; text: NoticeText; count: number };

/** The notices on screen, oldest first; drawn by the shell. */
export const notices = createSignal<readonly Notice[]>([]);

const mostAtOnce = 5;
let lastId = 0;

function show(kind: NoticeKind, title: NoticeText, text: NoticeText = ''): void {
  const shown = notices.get();
  const words = JSON.stringify([kind, title, text]);
  const same = shown.find((notice) => JSON.stringify([notice.kind, notice.title, notice.text]) === words);
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
  success: (title: NoticeText, text?: NoticeText) => show('success', title, text),
  info: (title: NoticeText, text?: NoticeText) => show('info', title, text),
  warning: (title: NoticeText, text?: NoticeText) => show('warning', title, text),
  error: (title: NoticeText, text?: NoticeText) => show('error', title, text),
};
