import { type ApplicantType, applicantTypeNames, applicantTypes, passwordStrength } from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import doorFields from '../../../door/fields/fields.module.css';
import { PasswordInput } from '../../../door/fields/PasswordInput.tsx';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import { PlainForm } from '../fields/PlainForm.tsx';
import { TypedInput } from '../fields/TypedInput.tsx';
import { byField, idOfField } from '../fields/use-registration-form.ts';
import styles from '../RegisterPage.module.css';
import { AgreementField } from './AgreementField.tsx';
import { type Application, basicFields } from './use-application.ts';

type BasicStepProps = {
  application: Application;
  /** What was typed is there again, but the password. */
  isKept: boolean;
  onNext: () => void;
};

/** Who registers, with which account and password, and that they agree. */
export function BasicStep({ application, isKept, onNext }: BasicStepProps) {
  const { t } = useTranslation('register');
  const { form, passwords } = application;
  const handleNext = () => {
    if (!form.show(byField(application.basicProblems()), basicFields)) onNext();
  };
  const password = (field: 'password' | 'confirmation') => ({
    id: idOfField(field),
    label: t(`basic.${field}`),
    autoComplete: 'new-password' as const,
    value: passwords[field],
    error: form.errorOf(field),
    onChange: (value: string) => application.changePassword(field, value),
  });
  return (
    <div className={styles.narrow}>
      <PlainForm onSend={handleNext}>
        {isKept && passwords.password === '' && <p className={styles.note}>{t('basic.kept')}</p>}
        <TypeField type={form.fields.content.applicantType} onChange={form.chooseType} />
        <TypedInput form={form} field="account" autoComplete="username" help={t('basic.accountHelp')} />
        <PasswordInput
          {...password('password')}
          help={
            passwords.password === ''
              ? t('basic.passwordHelp')
              : t(`basic.strength.${passwordStrength(passwords.password)}`)
          }
        />
        <PasswordInput {...password('confirmation')} />
        <AgreementField application={application} />
        <ActionButton kind="primary" size="large" isSubmit>
          {t('next')}
        </ActionButton>
      </PlainForm>
    </div>
  );
}

type TypeFieldProps = { type: ApplicantType; onChange: (type: ApplicantType) => void };

function TypeField({ type, onChange }: TypeFieldProps) {
  const { t, locale } = useTranslation('register');
  const id = idOfField('type');
  return (
    <FieldFrame id={id} label={t('basic.type')} isGroup help={t(`basic.needs.${type}`)}>
      {(control) => (
        <div
          id={id}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.types}
        >
          {applicantTypes.map((each) => (
            <label key={each} className={doorFields.remember}>
              <input type="radio" name={id} checked={each === type} onChange={() => onChange(each)} />
              {localized(applicantTypeNames[each], locale)}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
