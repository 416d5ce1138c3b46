import { isReadyRole, type MemberRole } from '@berth/contract';
import { localized, useLocale, useTranslation } from '@berth/runtime';

/** What a role is called by its id; a word for somebody without one. */
export function useRoleName(roles: readonly MemberRole[]): (roleId: string | null) => string {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return (roleId) => {
    const role = roles.find(({ id }) => id === roleId);
    return role ? localized(role.title, locale) : t('members.noRole');
  };
}

/** The roles as the choices of a form. */
export function useRoleChoices(roles: readonly MemberRole[]) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return roles.map(({ id, title }) => ({
    value: id,
    label: localized(title, locale),
    hint: t(isReadyRole(id) ? `roles.hint_${id}` : 'roles.hint_own'),
  }));
}
