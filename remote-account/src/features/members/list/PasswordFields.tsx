import { useTranslation } from '@berth/runtime';
import { FormField, type SentFields } from '@berth/ui';
import { Input } from 'antd';
import type { MemberDraft } from './member-draft.ts';

/** The first password, twice. */
export function PasswordFields({ of: { form, value, change } }: { of: SentFields<MemberDraft> }) {
  const { t } = useTranslation('account');
  return (['password', 'confirmation'] as const).map((name) => (
    <FormField
      key={name}
      id={form.idOf(name)}
      label={t(`members.${name}`)}
      help={name === 'password' ? t('members.passwordHelp') : undefined}
      error={form.errorOf(name)}
      isRequired
    >
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete="new-password"
          status={control['aria-invalid'] ? 'error' : undefined}
          value={value[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </FormField>
  ));
}
