import type { MemberRole } from '@berth/contract';
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
