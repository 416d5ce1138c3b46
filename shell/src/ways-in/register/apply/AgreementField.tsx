import { agreementVersion, serviceAgreement } from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import { useState } from 'react';
import doorFields from '../../../door/fields/fields.module.css';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import { Dialog } from '../../../feedback/Dialog.tsx';
import { reloadUnasked } from '../../../feedback/reload-unasked.ts';
import { idOfField } from '../fields/use-registration-form.ts';
import styles from './AgreementField.module.css';
import type { Application } from './use-application.ts';

/** The agreement can be agreed to once it was opened. */
export function AgreementField({ application }: { application: Application }) {
  const { t } = useTranslation('register');
  const { form, isAgreed, isAgreementOpened, agree } = application;
  const [isShown, setShown] = useState(false);
  const id = idOfField('agreement');
  const trouble = form.troubles.agreement;
  // The page itself is of before: only another one has the new text.
  const isOutdated = trouble !== undefined && 'code' in trouble && trouble.code === 'AGREEMENT_CHANGED';
  return (
    <FieldFrame
      id={id}
      label={t('agreement.title')}
      isGroup
      error={form.errorOf('agreement')}
      help={isAgreementOpened ? undefined : t('agreement.openFirst')}
    >
      {(control) => (
        <div className={styles.agreement}>
          {/* What is missing takes the focus: to open it, or to tick. */}
          <button
            type="button"
            id={isAgreementOpened ? undefined : id}
            className={styles.open}
            onClick={() => {
              application.openAgreement();
              setShown(true);
            }}
          >
            {t('agreement.open')}
          </button>
          {isOutdated && (
            <>
              <p className={styles.outdated}>{t('agreement.reload')}</p>
              <ActionButton onClick={reloadUnasked}>{t('agreement.reloadNow')}</ActionButton>
            </>
          )}
          <label className={doorFields.remember}>
            <input
              type="checkbox"
              id={isAgreementOpened ? id : undefined}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              disabled={!isAgreementOpened}
              checked={isAgreed}
              onChange={(event) => agree(event.target.checked)}
            />
            {t('agreement.agree')}
          </label>
          {isShown && <AgreementDialog onClose={() => setShown(false)} />}
        </div>
      )}
    </FieldFrame>
  );
}

function AgreementDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTranslation('register');
  return (
    <Dialog
      title={t('agreement.titleOf', { version: agreementVersion })}
      onCancel={onClose}
      actions={
        <ActionButton kind="primary" onClick={onClose}>
          {t('agreement.close')}
        </ActionButton>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
      <div className={styles.text} tabIndex={0}>
        {serviceAgreement.map(({ title, text }) => (
          <section key={title.en}>
            <h3>{localized(title, locale)}</h3>
            <p>{localized(text, locale)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
