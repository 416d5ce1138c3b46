import type { UploadMemory } from '../../file-upload/upload-memory.ts';
import type { UploadState } from '../../file-upload/upload-queue.ts';
import type { UploadFile } from '../../file-upload/uploaded-file.ts';
import type { FormOptionSource, FormTableSource } from '../definition/form-functions.ts';

/** What fields call of their form: the same object while the form stands, so that none is drawn again for it. */
export type FormLink = {
  idOf: (path: string) => string;
  change: (path: string, value: unknown) => void;
  touch: (path: string) => void;
  getValues: () => object;
  getSource: (name: string) => FormOptionSource<never>;
  getTable: (name: string) => FormTableSource;
  getUpload: () => UploadFile;
  /** What of a field's files is on its way, shown or not. */
  uploadsAt: (path: string) => UploadMemory;
  followUploads: (path: string, state: UploadState) => void;
};

/** Shows and focuses what stands at the first of these paths that is on screen. */
export function jumpToField({ idOf }: Pick<FormLink, 'idOf'>, path: string): void {
  const element = document.getElementById(idOf(path));
  const at = path.lastIndexOf('.');
  if (!element) {
    if (at > 0) jumpToField({ idOf }, path.slice(0, at)); // a cell of a line that is not drawn: its table
    return;
  }
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  const isGroup = element.matches('[role="radiogroup"], [role="group"]');
  const inner = isGroup ? element.querySelector<HTMLElement>('input:checked, input, button') : null;
  (inner ?? element).focus({ preventScroll: true });
}
