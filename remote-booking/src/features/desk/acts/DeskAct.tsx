import { FullScreenDialog } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

type DeskActProps = {
  label: string;
  title: string;
  isDanger?: boolean;
  isSmall?: boolean;
  widthPx?: number;
  children: (close: () => void) => ReactNode;
};

/** A button, and the dialog in which what it is called is entered and confirmed. */
export function DeskAct({ label, title, isDanger, isSmall, widthPx = 560, children }: DeskActProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button danger={isDanger} size={isSmall ? 'small' : undefined} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FullScreenDialog isOpen title={title} widthPx={widthPx} onClose={close}>
          {children(close)}
        </FullScreenDialog>
      )}
    </>
  );
}
