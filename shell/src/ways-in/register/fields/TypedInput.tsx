import { problemMessage, registrationFieldNames } from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import { FieldFrame, hiddenClass } from '@berth/ui';
import type { ReactNode } from 'react';
import doorFields from '../../../door/fields/fields.module.css';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import styles from './TypedInput.module.css';
import type { ReadField, TypedField } from './typed-fields.ts';
import { idOfField, type RegistrationForm } from './use-registration-form.ts';

type TypedInputProps = {
  form: RegistrationForm;
  field: TypedField;
  autoComplete?: string;
  help?: string;
  /** Why a reviewer returned it. */
  note?: ReactNode;
};

/** A field of a registration, with what a picture says of it and what is odd about it. */
export function TypedInput({ form, field, autoComplete = 'off', help, note }: TypedInputProps) {
  const { t, locale } = useTranslation('register');
  const isRead = isReadField(field) && form.fields.read[field] !== undefined;
  const isText = field !== 'account' && field !== 'email' && !/Number|Code/.test(field);
  return (
    <div>
      <FieldFrame
        id={idOfField(field)}
        label={localized(registrationFieldNames[field], locale)}
        error={form.errorOf(field)}
        help={
          (note || isRead || help) && (
            <>
              {note}
              {isRead && (
                <span className={styles.read}>
                  <span className={styles.mark}>{t('read.mark')}</span> {t('read.check')}
                </span>
              )}
              {help}
            </>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            className={isRead ? `${doorFields.input} ${styles.readInput}` : doorFields.input}
            // Not of type e-mail: browsers would rewrite what is typed before it can be said what is wrong with it.
            inputMode={field === 'email' ? 'email' : undefined}
            autoComplete={autoComplete}
            autoCapitalize={isText ? undefined : 'none'}
            spellCheck={false}
            maxLength={400}
            value={form.fields.content[field]}
            onChange={(event) => form.change(field, event.target.value)}
            onBlur={() => form.leave(field)}
          />
        )}
      </FieldFrame>
      {isReadField(field) && <OfferedText form={form} field={field} />}
      <DoubtQuestion form={form} field={field} />
    </div>
  );
}

const isReadField = (field: TypedField): field is ReadField =>
  field !== 'account' && field !== 'contact' && field !== 'email';

/** What the picture says where something else stands; what was typed is never replaced by itself. */
function OfferedText({ form, field }: { form: RegistrationForm; field: ReadField }) {
  const { t, locale } = useTranslation('register');
  const offered = form.fields.offered[field];
  if (offered === undefined) return null;
  return (
    <div className={styles.offer}>
      <span>{t('read.offer', { text: offered })}</span>
      <ActionButton size="small" onClick={() => form.take(field)}>
        {t('read.take')}
        <span className={hiddenClass}>{localized(registrationFieldNames[field], locale)}</span>
      </ActionButton>
    </div>
  );
}

/** An odd number is right at times: whoever has looked again goes on. */
function DoubtQuestion({ form: { doubt }, field }: { form: RegistrationForm; field: TypedField }) {
  const { t, locale } = useTranslation('register');
  if (doubt.asked?.path !== field) return null;
  const id = idOfField('doubt');
  return (
    <div className={styles.doubt}>
      <div id={`${id}-text`} role="alert">
        {problemMessage(doubt.asked, locale)}
      </div>
      <label className={doorFields.remember}>
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-text`}
          checked={doubt.isConfirmed}
          onChange={(event) => doubt.confirm(event.target.checked)}
        />
        {t('doubtChecked')}
      </label>
    </div>
  );
}
