import {
  type ApplicantType,
  type RegistrationPurpose,
  type ReturnableField,
  registrationFieldNames,
  returnableFieldsOf,
  type SelectOption,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, type SendForm, TextField } from '@berth/ui';
import { Button } from 'antd';
import { noReason, type TypedReason } from './registration-decision.ts';
import styles from './registrations.module.css';

type ReturnReasonsProps = {
  form: SendForm;
  type: ApplicantType;
  purpose: RegistrationPurpose;
  reasons: readonly TypedReason[];
  onChange: (reasons: readonly TypedReason[]) => void;
};

/** Reasons of a return, each of a field of its own. */
export function ReturnReasons({ form, type, purpose, reasons, onChange }: ReturnReasonsProps) {
  const { t } = useTranslation('account');
  const fields = returnableFieldsOf(type, purpose);
  const put = (at: number, part: Partial<TypedReason>) =>
    onChange(reasons.map((reason, index) => (index === at ? { ...reason, ...part } : reason)));
  return (
    <>
      {reasons.map((reason, at) => {
        const path = `reasons.${at}`;
        const free = fields.filter(
          (field) => field === reason.field || reasons.every((each) => each.field !== field),
        );
        return (
          <fieldset key={at} className={styles.reason}>
            <FormField
              id={form.idOf(`${path}.field`)}
              label={t('registrations.field')}
              error={form.errorOf(`${path}.field`)}
              isRequired
            >
              {(control) => (
                <SearchSelect
                  {...control}
                  options={free.map(optionOf)}
                  value={reason.field}
                  onChange={(chosen) => put(at, { field: free.find((field) => field === chosen) ?? '' })}
                />
              )}
            </FormField>
            <TextField
              of={{ form, value: reason, change: (part) => put(at, part) }}
              name="words"
              path={`${path}.words`}
              label={t('registrations.reason')}
              rows={2}
              isRequired
            />
            {reasons.length > 1 && (
              <Button onClick={() => onChange(reasons.filter((_, index) => index !== at))}>
                {t('registrations.dropReason')}
              </Button>
            )}
          </fieldset>
        );
      })}
      {reasons.length < fields.length && (
        <div>
          <Button onClick={() => onChange([...reasons, noReason])}>{t('registrations.addReason')}</Button>
        </div>
      )}
    </>
  );
}

function optionOf(field: ReturnableField): SelectOption {
  const { 'zh-CN': nameZh, en: nameEn } = registrationFieldNames[field];
  return { value: field, nameZh, nameEn, search: `${nameZh} ${nameEn.toLowerCase()}` };
}
