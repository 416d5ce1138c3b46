import { DeleteOutlined, SwapOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import { FilePicker } from './FilePicker.tsx';
import { uploadTexts } from './upload-texts.ts';
import type { UploadedFile } from './uploaded-file.ts';

export type KeptFileProps = {
  file: UploadedFile;
  accept: string;
  isDisabled?: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
};

/** Whether it is being asked if a file is to go; the focus goes back to where the question came from. */
export function useRemoveQuestion() {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isAsking,
    button,
    ask: () => setIsAsking(true),
    keep: () => {
      setIsAsking(false);
      // The button comes back with the next frame.
      requestAnimationFrame(() => button.current?.focus());
    },
  };
}

type KeptActionsProps = Pick<KeptFileProps, 'file' | 'accept' | 'onReplace'> & {
  onAsk: () => void;
  removeButton: RefObject<HTMLButtonElement | null>;
};

/** What can be done with a file that the server keeps. */
export function KeptActions({ file, accept, onReplace, onAsk, removeButton }: KeptActionsProps) {
  const texts = useTexts(uploadTexts);
  const name = file.fileName;
  return (
    <>
      <FilePicker accept={accept} onFiles={([chosen]) => chosen && onReplace(chosen)}>
        {(open) => (
          <Button
            size="small"
            type="text"
            icon={<SwapOutlined />}
            onClick={open}
            aria-label={fillTemplate(texts.replaceOf, { name })}
          />
        )}
      </FilePicker>
      <Button
        size="small"
        type="text"
        ref={removeButton}
        icon={<DeleteOutlined />}
        onClick={onAsk}
        aria-label={fillTemplate(texts.removeOf, { name })}
      />
    </>
  );
}
