import { type ApiProblem, useTranslation } from '@berth/runtime';
import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { FailureText } from '../show/FailureText.tsx';
import styles from './ReleaseDialog.module.css';

type ReleaseDialogProps = {
  title: string;
  confirmLabel: string;
  isBusy: boolean;
  problem: ApiProblem | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A move that needs more than a reason: its fields, what the server says against it, and one way on. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  return (
    <Modal
      open
      title={props.title}
      width={480}
      closable={{ 'aria-label': t('close') }}
      okText={props.confirmLabel}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={props.isBusy}
      cancelText={t('cancel')}
      // Once it is on its way there is nothing left to call off.
      onCancel={() => !props.isBusy && props.onClose()}
      mask={{ closable: false }}
    >
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.isBusy) props.onConfirm();
        }}
      >
        {props.children}
        {props.problem && <FailureText problem={props.problem} />}
      </form>
    </Modal>
  );
}
