import type { LiveEvents, LocalizedText, Message } from '@berth/contract';
import {
  bookingsChanged,
  createSignal,
  messagesChanged,
  notify,
  recordsChanged,
  renewUser,
  type Signal,
  type StreamEvent,
} from '@berth/runtime';

/** How many messages are unread, and how many tasks run; null until that is known. */
export const unreadMessages = createSignal<number | null>(null);
export const runningTasks = createSignal<number | null>(null);

/** Counts up whenever there is something new: who shows the messages or the tasks asks again. */
export const messageNews = createSignal(0);
export const taskNews = createSignal(0);

const mostNotices = 3;

/** Makes whoever shows these refetch them. */
export function refetchNews(news: Signal<number>): void {
  news.set(news.get() + 1);
}

/**
 * The server sends both events of a change to bookings, `records` directly before `bookings`; an older server, to which
 * a page may reconnect, sends `bookings` alone.
 */
let isBookingsHeard = false;

/** Takes in what the server says of its own accord. */
export function hearNews({ name, data }: Pick<StreamEvent, 'name' | 'data'>): void {
  if (name === 'messages') {
    const { unread, fresh } = JSON.parse(data) as LiveEvents['messages']; // our own server's, by contract
    unreadMessages.set(unread);
    refetchNews(messageNews);
    messagesChanged();
    tell(fresh);
  } else if (name === 'tasks') {
    const { running } = JSON.parse(data) as LiveEvents['tasks']; // as above
    runningTasks.set(running);
    refetchNews(taskNews);
  } else if (name === 'records') {
    const { kind, ids } = JSON.parse(data) as LiveEvents['records']; // as above
    if (kind === 'booking') isBookingsHeard = true;
    recordsChanged(kind, ids);
  } else if (name === 'rights') {
    void renewUser();
  } else if (name === 'bookings') {
    const isRepeated = isBookingsHeard;
    isBookingsHeard = false;
    if (isRepeated) return;
    const { changed } = JSON.parse(data) as LiveEvents['bookings']; // as above
    bookingsChanged(changed);
  }
}

/** Of somebody else, from now on. */
export function forgetNews(): void {
  unreadMessages.set(null);
  runningTasks.set(null);
  isBookingsHeard = false;
}

function tell(fresh: readonly Message[]): void {
  const shown = fresh.slice(-mostNotices);
  for (const { kind, title, content } of shown) {
    // What somebody waits for stands out from what happened.
    if (kind === 'taskDone') notify.success(title, content);
    else notify.info(title, content);
  }
  const more = fresh.length - shown.length;
  if (more > 0) notify.info(moreText(more));
}

function moreText(count: number): LocalizedText {
  return { 'zh-CN': `还有 ${count} 条新消息`, en: `${count} more new messages` };
}
