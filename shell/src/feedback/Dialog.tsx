import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Escape; a dialog that must be answered has none. */
  onCancel?: () => void;
};

/** A question over the page, in the browser's own modal: focus stays inside and returns to where it was. */
export function Dialog({ title, children, actions, onCancel }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the browser forgets it: a dialog that left the page gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.text} id={`${id}-text`}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
