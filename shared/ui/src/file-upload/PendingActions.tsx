import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../ui-texts.ts';
import type { PendingUpload } from './upload-queue.ts';
import { uploadTexts } from './upload-texts.ts';

export type PendingActionsProps = {
  upload: PendingUpload;
  onCancel: () => void;
  onRetry: () => void;
  /** Where there is no room for words. */
  isIconOnly?: boolean;
};

/** What can be done with a file on its way: call it off, and try again where it did not arrive. */
export function PendingActions({ upload, onCancel, onRetry, isIconOnly }: PendingActionsProps) {
  const texts = useTexts(uploadTexts);
  const cancel = useRef<HTMLButtonElement>(null);
  const { name } = upload.file;
  const isFailed = upload.status === 'failed';
  const handleRetry = () => {
    cancel.current?.focus(); // the button that had it goes away
    onRetry();
  };
  return (
    <>
      {isFailed && (
        <Button
          size="small"
          type={isIconOnly ? 'text' : 'default'}
          icon={isIconOnly && <ReloadOutlined />}
          onClick={handleRetry}
          aria-label={fillTemplate(texts.retryOf, { name })}
        >
          {isIconOnly ? null : texts.retry}
        </Button>
      )}
      <Button
        ref={cancel}
        size="small"
        type="text"
        icon={<CloseOutlined />}
        onClick={onCancel}
        aria-label={fillTemplate(isFailed ? texts.discardOf : texts.cancel, { name })}
      />
    </>
  );
}
