import { fillTemplate, type SavedFilter } from '@berth/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { failureText } from '../table-memory/failure-text.ts';
import styles from './FilterDrawer.module.css';
import { useFilterTexts } from './filter-drawer-texts.ts';

type DeleteFavouriteProps = {
  /** The one in question; null while there is none. */
  filter: SavedFilter | null;
  onDelete: (id: string) => Promise<void>;
  onDeleted: () => void;
  onClose: () => void;
  /** The dialog is gone, and with it what had the focus. */
  afterClose: () => void;
};

/** Asks before a favourite is deleted, and says which one (spec section 8). A failure is told here. */
export function DeleteFavourite({ filter, onDelete, onDeleted, onClose, afterClose }: DeleteFavouriteProps) {
  const texts = useFilterTexts();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The name stays in the dialog while it closes.
  const [shown, setShown] = useState(filter);
  if (filter && filter !== shown) {
    setShown(filter);
    setFailure(null);
  }
  const handleDelete = async () => {
    if (!filter) return;
    setIsDeleting(true);
    setFailure(null);
    try {
      await onDelete(filter.id);
      onDeleted();
    } catch (error) {
      const why = failureText(error, texts.locale) || texts.unknown;
      setFailure(fillTemplate(texts.deleteFailed, { why }));
    } finally {
      setIsDeleting(false);
    }
  };
  return (
    <Modal
      open={filter !== null}
      title={texts.deleteTitle}
      closable={{ 'aria-label': texts.close }}
      width={420}
      okText={texts.deleteConfirm}
      okButtonProps={{ danger: true }}
      confirmLoading={isDeleting}
      cancelText={texts.cancel}
      onOk={handleDelete}
      // Once it is being deleted there is nothing left to call off.
      onCancel={() => !isDeleting && onClose()}
      afterClose={afterClose}
    >
      <p className={styles.title}>{shown?.title}</p>
      {shown?.isShared && <p className={styles.nothing}>{texts.deleteShared}</p>}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </Modal>
  );
}
