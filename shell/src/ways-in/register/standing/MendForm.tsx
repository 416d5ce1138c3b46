import { useTranslation } from '@berth/runtime';
import { useFileDrop } from '@berth/ui';
import { FormFailure } from '../../../door/fields/FormFailure.tsx';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import { CreditCodeFields } from '../fields/IdentityFields.tsx';
import { PlainForm } from '../fields/PlainForm.tsx';
import { TypedInput } from '../fields/TypedInput.tsx';
import { useWantedFocus } from '../fields/use-registration-form.ts';
import { PictureField } from '../picture/PictureField.tsx';
import styles from '../RegisterPage.module.css';
import { type Mending, type Returned, useMending } from './use-mending.ts';

/** Exactly the fields that were returned, each with the reason. */
export function MendForm<Seen extends Returned>(returned: Mending<Seen>) {
  const { t } = useTranslation('register');
  const { seen } = returned;
  const mending = useMending(returned);
  const { form, picture } = mending;
  useWantedFocus(form.wanted);
  const drop = useFileDrop(([file]) => file && picture.choose(file));
  // It was returned, or the server has it no longer.
  const isPictureReturned = seen.reasons.some(({ field }) => field === picture.paper);
  const needsPicture = seen.needsPaper;
  const pictureError = mending.isWaitingForPicture ? t('picture.wait') : form.errorOf(picture.paper);
  return (
    <div className={styles.narrow}>
      <PlainForm {...(needsPicture && drop.handlers)} onSend={() => void mending.send()}>
        {needsPicture && !isPictureReturned && (
          <PictureField
            state={picture}
            isOver={drop.isOver}
            note={<span className={styles.reason}>{t('mend.pictureOver')}</span>}
            error={pictureError}
          />
        )}
        {seen.reasons.map(({ field, words }) => {
          const note = <span className={styles.reason}>{t('mend.reason', { words })}</span>;
          if (field === 'licence' || field === 'idCard') {
            return (
              <PictureField
                key={field}
                state={picture}
                isOver={drop.isOver}
                note={note}
                error={pictureError}
              />
            );
          }
          return field === 'creditCode' ? (
            <CreditCodeFields key={field} form={form} note={note} />
          ) : (
            <TypedInput key={field} form={form} field={field} note={note} />
          );
        })}
        {mending.failure && (
          <FormFailure failure={mending.failure} waitSeconds={mending.failure.retryAfterSeconds ?? 0} />
        )}
        <ActionButton kind="primary" size="large" isSubmit isBusy={mending.isSending}>
          {mending.isSending ? t('details.sending') : t('mend.send')}
        </ActionButton>
      </PlainForm>
    </div>
  );
}
