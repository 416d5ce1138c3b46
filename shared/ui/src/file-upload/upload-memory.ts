import type { FileKind } from '@berth/contract';
import type { PendingUpload, UploadState } from './upload-queue.ts';
import type { UploadedFile, UploadFile } from './uploaded-file.ts';

/** What becomes of the files of a field: applied to those that it has at that moment, whenever an upload ends. */
export type FilesChange = (files: readonly UploadedFile[]) => UploadedFile[];

export type UploadSettings = {
  value: readonly UploadedFile[];
  onChange: (change: FilesChange) => void;
  upload: UploadFile;
  /** What is on its way, where it is to outlive the widget. */
  memory?: UploadMemory;
  kinds: readonly FileKind[];
  /** 10 MB by default (spec section 9). */
  maxBytes?: number;
  maxCount: number;
  /** Hears how far the uploads are, so that a form can wait for them. */
  onUploading?: (state: UploadState) => void;
  /** Whose words a wrong kind is refused in. */
  isForImages: boolean;
};

/** The widget of a field: what it was given last, and how it is told. */
type Widget = {
  settings: UploadSettings;
  setPending: (queue: readonly PendingUpload[]) => void;
  announce: (key: 'started' | 'done' | 'cancelled' | 'removed' | null, name?: string) => void;
};

/**
 * The files of one field that are on their way. A form keeps it for each of its fields: one that a condition hides and
 * shows again still has them, and no upload ends in a widget that is gone.
 */
export type UploadMemory = {
  queue: readonly PendingUpload[];
  controllers: Map<number, AbortController>;
  /** The chosen files by the `src` that each was given. */
  localFiles: Map<string, File>;
  /** The widget that shows them, or the last that did; null before the first. */
  widget: Widget | null;
};

export function newUploadMemory(): UploadMemory {
  return { queue: [], controllers: new Map(), localFiles: new Map(), widget: null };
}
