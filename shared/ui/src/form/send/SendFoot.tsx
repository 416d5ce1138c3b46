import { Button } from 'antd';
import type { ReactNode } from 'react';
import { SendFailure } from './SendFailure.tsx';
import styles from './SendFoot.module.css';
import type { SendForm } from './use-send-form.ts';

export type SendFootProps = {
  form: SendForm;
  /** Of the button that sends. */
  label: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Other buttons, before it. */
  children?: ReactNode;
};

/** The foot of a form that is sent: why it was not, and its buttons. */
export function SendFoot({ form, label, isDanger, isDisabled, children }: SendFootProps) {
  return (
    <>
      <SendFailure form={form} />
      <div className={styles.buttons}>
        {children}
        <Button
          type="primary"
          danger={isDanger}
          loading={form.isBusy}
          disabled={isDisabled}
          onClick={form.send}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
