import { defaultMaxBytes, type FileKind, fillTemplate } from '@berth/contract';
import { useId, useRef } from 'react';
import { formatBytes } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import type { FileUploadProps } from './FileUpload.tsx';
import { kindsText } from './kinds-text.ts';
import { uploadTexts } from './upload-texts.ts';
import { acceptOf, type UploadedFile } from './uploaded-file.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

type UploadFieldInput = FileUploadProps & {
  kinds: readonly FileKind[];
  maxCount: number;
  isForImages: boolean;
};

/** What fields for files and for pictures have in common; how it looks is theirs. */
export function useUploadField({ maxBytes = defaultMaxBytes, ...props }: UploadFieldInput) {
  const { kinds, maxCount, isDisabled } = props;
  const texts = useTexts(uploadTexts);
  const uploads = useUploads({ ...props, maxBytes });
  const { isOver, handlers } = useFileDrop(uploads.add, isDisabled);
  const root = useRef<HTMLFieldSetElement>(null);
  const rule = useId();
  const canAdd = !isDisabled && uploads.room > 0;
  // Where the focus was is gone; what adds a file is there.
  const focusAdd = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  return {
    texts,
    uploads,
    isOver,
    canAdd,
    picker: { accept: acceptOf(kinds), isMultiple: maxCount > 1, onFiles: uploads.add },
    rule: {
      id: rule,
      children: fillTemplate(maxCount > 1 ? texts.ruleCount : texts.rule, {
        kinds: kindsText(kinds, texts.locale),
        limit: formatBytes(maxBytes, texts.locale),
        count: maxCount,
      }),
    },
    field: {
      ref: root,
      // Without a button the field itself is what a summary of errors jumps to.
      ...(canAdd ? {} : { id: props.id, tabIndex: -1 }),
      'aria-label': props['aria-label'],
      // Of a FormField that is a group.
      'aria-labelledby': props.id && !props['aria-label'] ? `${props.id}-label` : undefined,
      ...handlers,
    },
    add: {
      type: 'button' as const,
      id: props.id,
      'data-add': '',
      'data-invalid': props['aria-invalid'],
      'aria-describedby': [rule, props['aria-describedby']].filter(Boolean).join(' '),
    },
    handleRemove: (file: UploadedFile) => {
      uploads.remove(file);
      focusAdd();
    },
    handleCancel: (id: number) => {
      uploads.cancel(id);
      focusAdd();
    },
  };
}
