import { isComposingKey } from '@berth/ui';
import type { ComponentProps, KeyboardEvent } from 'react';
import doorFields from '../../../door/fields/fields.module.css';

type PlainFormProps = ComponentProps<'form'> & { onSend: () => void };

/** A form that says itself what is wrong. The Enter that ends a word of an input method sends nothing. */
export function PlainForm({ onSend, children, ...props }: PlainFormProps) {
  const holdBack = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposingKey(event.nativeEvent)) event.preventDefault();
  };
  return (
    <form
      {...props}
      className={doorFields.form}
      noValidate
      onKeyDown={holdBack}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
