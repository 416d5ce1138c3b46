import { defaultMaxBytes, fillTemplate } from '@berth/contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { formatBytes } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import { checkFile } from './check-file.ts';
import { kindsText } from './kinds-text.ts';
import { type FilesChange, newUploadMemory, type UploadSettings } from './upload-memory.ts';
import {
  changeUpload,
  type PendingUpload,
  placed,
  roomLeft,
  startable,
  uploadState,
} from './upload-queue.ts';
import { uploadTexts } from './upload-texts.ts';
import type { UploadedFile } from './uploaded-file.ts';

export type Uploads = {
  pending: readonly PendingUpload[];
  /** Why files of the last choice were not taken. */
  problems: readonly string[];
  /** The last thing that happened, for a screen reader. */
  announcement: string;
  room: number;
  add: (files: readonly File[], replaces?: UploadedFile) => Promise<void>;
  retry: (id: number) => void;
  /** Ends an upload, or dismisses one that failed. */
  cancel: (id: number) => void;
  remove: (file: UploadedFile) => void;
  /** The chosen file behind a `src` that was uploaded just now: it can be shown without loading it again. */
  localFile: (src: string) => File | undefined;
};

const atOnce = 2;
let lastId = 0;

/** The uploads of one field. A hidden page goes on sending: somebody who looks elsewhere still wants the file. */
export function useUploads(settings: UploadSettings): Uploads {
  const texts = useTexts(uploadTexts);
  const [own] = useState(newUploadMemory);
  const memory = settings.memory ?? own;
  const [pending, setPending] = useState(memory.queue);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const announce: NonNullable<typeof memory.widget>['announce'] = (key, name = '') =>
    setAnnouncement(key ? fillTemplate(texts[key], { name }) : '');
  const widget = { settings, setPending, announce };
  // Uploads end at any time: each is then told of where the field stands now, not where it stood as it began.
  const latest = () => memory.widget ?? widget;
  useLayoutEffect(() => {
    memory.widget = widget;
  });
  useEffect(() => memory.widget?.settings.onUploading?.(uploadState(pending)), [memory, pending]);

  const setQueue = (next: readonly PendingUpload[]) => {
    memory.queue = next;
    latest().setPending(next);
  };
  const change = (items: FilesChange) => {
    const { settings: now } = latest();
    // Two may end before the field is drawn again.
    memory.widget = { ...latest(), settings: { ...now, value: items(now.value) } };
    now.onChange(items);
  };
  /** Calls uploads off; what they still answer is not taken. */
  const drop = (items: readonly PendingUpload[]) => {
    setQueue(memory.queue.filter((item) => !items.includes(item)));
    for (const { id } of items) memory.controllers.get(id)?.abort();
  };
  const takeBack = (items: readonly PendingUpload[]) => {
    if (items.length === 0) return;
    drop(items);
    settings.onUploading?.({ ...uploadState(memory.queue), isTakenBack: true });
  };
  const replacing = (src: string) => memory.queue.filter(({ replaces }) => replaces === src);

  const send = async ({ id, file, replaces }: PendingUpload) => {
    const controller = new AbortController();
    const { signal } = controller;
    memory.controllers.set(id, controller);
    setQueue(changeUpload(memory.queue, id, { status: 'uploading', share: 0, message: null }));
    latest().announce('started', file.name);
    try {
      const onProgress = (share: number) => setQueue(changeUpload(memory.queue, id, { share }));
      const uploaded = await latest().settings.upload(file, { signal, onProgress, replaces });
      if (signal.aborted) return;
      memory.localFiles.set(uploaded.src, file);
      setQueue(memory.queue.filter((item) => item.id !== id));
      const { maxCount } = latest().settings;
      change((files) => placed(files, uploaded, replaces, maxCount));
      latest().announce('done', uploaded.fileName);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error && error.message ? error.message : null;
      setQueue(changeUpload(memory.queue, id, { status: 'failed', message }));
      latest().announce(null); // the failure is an alert of its own, and nothing is on its way any more
    } finally {
      memory.controllers.delete(id);
      sendNext();
    }
  };
  const sendNext = () => {
    for (const item of startable(memory.queue, atOnce)) void send(item);
  };

  const add: Uploads['add'] = async (files, replaces) => {
    const { kinds, maxBytes = defaultMaxBytes, maxCount, isForImages } = latest().settings;
    const found: string[] = [];
    const good: File[] = [];
    for (const file of files) {
      const problem = await checkFile(file, { kinds, maxBytes });
      const wrongKind = isForImages ? 'wrongKindImage' : 'wrongKind';
      if (!problem) good.push(file);
      else {
        const [size, limit] = [formatBytes(file.size, texts.locale), formatBytes(maxBytes, texts.locale)];
        // 10 MB is not more than 10 MB to anybody who reads it.
        const isBarely = problem === 'tooLarge' && size === limit;
        const key = problem === 'kind' ? wrongKind : isBarely ? 'barelyTooLarge' : problem;
        const text = texts[key];
        found.push(
          fillTemplate(text, {
            name: file.name,
            kinds: kindsText(kinds, texts.locale),
            size,
            limit,
          }),
        );
      }
    }
    const { value } = latest().settings;
    // While it was looked at, another may have taken the place that this one was chosen for.
    const replaced = value.find(({ src }) => src === replaces?.src)?.src ?? null;
    const room = replaced === null ? roomLeft(maxCount, value.length, memory.queue) : 1;
    const left = good.slice(room);
    if (left.length > 0) {
      const { tooMany, fullOne } = texts;
      const names = left.map(({ name }) => name).join(texts.locale === 'en' ? ', ' : '、');
      found.push(maxCount === 1 && room === 0 ? fullOne : fillTemplate(tooMany, { count: maxCount, names }));
    }
    setProblems(found);
    // Said last is what was refused, not what went well before it.
    if (found.length > 0) announce(null);
    const added = good.slice(0, room).map((file): PendingUpload => {
      lastId += 1;
      return { id: lastId, file, status: 'ready', share: 0, message: null, replaces: replaced };
    });
    // One file has one successor: the one that was chosen last.
    if (replaced !== null && added.length > 0) drop(replacing(replaced));
    setQueue([...memory.queue, ...added]);
    sendNext();
  };

  return {
    pending,
    problems,
    announcement,
    room: roomLeft(settings.maxCount, settings.value.length, pending),
    add,
    retry(id) {
      setQueue(changeUpload(memory.queue, id, { status: 'ready', share: 0, message: null }));
      sendNext();
    },
    cancel(id) {
      const item = memory.queue.find((candidate) => candidate.id === id);
      if (!item) return;
      if (item.status !== 'failed') announce('cancelled', item.file.name);
      takeBack([item]);
    },
    remove({ src, fileName }) {
      takeBack(replacing(src));
      change((files) => files.filter((file) => file.src !== src));
      setProblems([]);
      announce('removed', fileName);
    },
    localFile: (src) => memory.localFiles.get(src),
  };
}
