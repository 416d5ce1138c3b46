import { defaultMaxBytes, type FileKind, fillTemplate } from '@berth/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import { checkFile } from './check-file.ts';
import { fileSizeText, kindsText } from './file-size-text.ts';
import {
  changeUpload,
  type PendingUpload,
  roomLeft,
  startable,
  type UploadState,
  uploadState,
} from './upload-queue.ts';
import { uploadTexts } from './upload-texts.ts';
import type { UploadedFile, UploadFile } from './uploaded-file.ts';

export type UploadSettings = {
  value: readonly UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
  upload: UploadFile;
  kinds: readonly FileKind[];
  /** 10 MB by default (spec section 9). */
  maxBytes?: number;
  maxCount: number;
  /** Hears how far the uploads are, so that a form can wait for them. */
  onUploading?: (state: UploadState) => void;
  /** Whose words a wrong kind is refused in. */
  isForImages: boolean;
};

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
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const queue = useRef(pending);
  const controllers = useRef(new Map<number, AbortController>());
  const localFiles = useRef(new Map<string, File>());
  const latest = useRef({ settings, texts });
  // Uploads end at any time: each then adds to the value of that moment, not to the one it began with.
  useLayoutEffect(() => {
    latest.current = { settings, texts };
  });
  useEffect(() => latest.current.settings.onUploading?.(uploadState(pending)), [pending]);

  const setQueue = (next: readonly PendingUpload[]) => {
    queue.current = next;
    setPending(next);
  };
  const say = (key: 'started' | 'done' | 'cancelled' | 'removed', name: string) =>
    setAnnouncement(fillTemplate(latest.current.texts[key], { name }));
  const setValue = (value: UploadedFile[]) => {
    latest.current.settings = { ...latest.current.settings, value };
    latest.current.settings.onChange(value);
  };

  const send = async ({ id, file, replaces }: PendingUpload) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(id, controller);
    setQueue(changeUpload(queue.current, id, { status: 'uploading', share: 0, message: null }));
    say('started', file.name);
    try {
      const onProgress = (share: number) => setQueue(changeUpload(queue.current, id, { share }));
      const uploaded = await latest.current.settings.upload(file, { signal, onProgress });
      if (signal.aborted) return;
      localFiles.current.set(uploaded.src, file);
      setQueue(queue.current.filter((item) => item.id !== id));
      setValue(placed(latest.current.settings.value, uploaded, replaces));
      say('done', uploaded.fileName);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error && error.message ? error.message : null;
      setQueue(changeUpload(queue.current, id, { status: 'failed', message }));
      setAnnouncement(''); // the failure is an alert of its own, and nothing is on its way any more
    } finally {
      controllers.current.delete(id);
      sendNext();
    }
  };
  const sendNext = () => {
    for (const item of startable(queue.current, atOnce)) void send(item);
  };

  const add: Uploads['add'] = async (files, replaces) => {
    const { kinds, maxBytes = defaultMaxBytes, maxCount, isForImages } = latest.current.settings;
    const found: string[] = [];
    const good: File[] = [];
    for (const file of files) {
      const problem = await checkFile(file, { kinds, maxBytes });
      const wrongKind = isForImages ? 'wrongKindImage' : 'wrongKind';
      if (!problem) good.push(file);
      else {
        const [size, limit] = [fileSizeText(file.size), fileSizeText(maxBytes)];
        // 10 MB is not more than 10 MB to anybody who reads it.
        const isBarely = problem === 'tooLarge' && size === limit;
        const key = problem === 'kind' ? wrongKind : isBarely ? 'barelyTooLarge' : problem;
        const text = latest.current.texts[key];
        found.push(
          fillTemplate(text, {
            name: file.name,
            kinds: kindsText(kinds, latest.current.texts.locale),
            size,
            limit,
          }),
        );
      }
    }
    const room = replaces ? 1 : roomLeft(maxCount, latest.current.settings.value.length, queue.current);
    const left = good.slice(room);
    if (left.length > 0) {
      const { tooMany, fullOne } = latest.current.texts;
      const names = left.map(({ name }) => name).join(latest.current.texts.locale === 'en' ? ', ' : '、');
      found.push(maxCount === 1 && room === 0 ? fullOne : fillTemplate(tooMany, { count: maxCount, names }));
    }
    setProblems(found);
    const added = good.slice(0, room).map((file): PendingUpload => {
      lastId += 1;
      return { id: lastId, file, status: 'ready', share: 0, message: null, replaces: replaces?.src ?? null };
    });
    setQueue([...queue.current, ...added]);
    sendNext();
  };

  return {
    pending,
    problems,
    announcement,
    room: roomLeft(settings.maxCount, settings.value.length, pending),
    add,
    retry(id) {
      setQueue(changeUpload(queue.current, id, { status: 'ready', share: 0, message: null }));
      sendNext();
    },
    cancel(id) {
      const item = queue.current.find((candidate) => candidate.id === id);
      if (!item) return;
      if (item.status !== 'failed') say('cancelled', item.file.name);
      setQueue(queue.current.filter((candidate) => candidate.id !== id));
      latest.current.settings.onUploading?.({ ...uploadState(queue.current), isTakenBack: true });
      controllers.current.get(id)?.abort();
    },
    remove({ src, fileName }) {
      setValue(latest.current.settings.value.filter((file) => file.src !== src));
      setProblems([]);
      say('removed', fileName);
    },
    localFile: (src) => localFiles.current.get(src),
  };
}

/** The value with a new file at the end, or in the place of the one that it replaces if that is still there. */
function placed(
  value: readonly UploadedFile[],
  uploaded: UploadedFile,
  replaces: string | null,
): UploadedFile[] {
  const at = value.findIndex(({ src }) => src === replaces);
  return at < 0 ? [...value, uploaded] : value.with(at, uploaded);
}
