import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { TypedScopeContext } from '../typed-work/typed-scope.ts';
import { useAskedClose } from '../typed-work/use-asked-close.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './FullScreenDialog.module.css';
import { fullScreenDialogTexts } from './full-screen-dialog-texts.ts';
import { useFocusBack } from './use-focus-back.ts';

export type FullScreenDialogProps = {
  title: string;
  isOpen: boolean;
  /**
   * The cross or Escape; where something was typed by `useTyped`, once it is discarded. A click beside the dialog does
   * not close it.
   */
  onClose: () => void;
  children: ReactNode;
  /** The buttons below; none when absent. */
  footer?: ReactNode;
  /** Of the normal size; on a narrow screen it is as wide as that. */
  widthPx?: number;
  /** While something runs that must not be left half done. */
  isHeldOpen?: boolean;
};

/**
 * A dialog that goes between its normal size and the whole screen; each time that it opens it has the normal size
 * (spec section 4). Focus goes in on opening and back to where it came from on closing, or when its page takes it away.
 */
export function FullScreenDialog(props: FullScreenDialogProps) {
  const { title, isOpen, onClose, children, footer = null, widthPx = 640, isHeldOpen = false } = props;
  const texts = useTexts(fullScreenDialogTexts);
  useFocusBack(isOpen);
  const asked = useAskedClose(onClose);
  const [isFull, setIsFull] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsFull(false);
  }
  const name = isFull ? texts.restore : texts.enlarge;
  return (
    <Modal
      open={isOpen}
      onCancel={asked.close}
      title={title}
      footer={footer}
      width={isFull ? '100%' : widthPx}
      className={isFull ? styles.full : undefined}
      classNames={{ container: styles.container, header: styles.header, body: styles.body }}
      closable={{ 'aria-label': texts.close, disabled: isHeldOpen }}
      keyboard={!isHeldOpen}
      mask={{ closable: false }}
      destroyOnHidden
      centered={!isFull}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-label={name}
        title={name}
        onClick={() => setIsFull(!isFull)}
      >
        {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      </button>
      {asked.question}
      <TypedScopeContext value={asked.scope}>{children}</TypedScopeContext>
    </Modal>
  );
}
