import { fillTexts, isOfForwarder, may, type Permission, permissions } from '@berth/contract';
import { Refusal } from '../refusal.ts';

const words = {
  'zh-CN': '您没有“{permission}”的权限，可请贵司管理员在“子账号管理”中开通。',
  en: 'You lack the permission “{permission}”; a manager of your company can grant it under “Sub-accounts”.',
};
const staffsWords = {
  'zh-CN': '没有权限访问该资源：需要“{permission}”。',
  en: 'You may not access this resource: it needs “{permission}”.',
};

/** Refuses who may not do something, and says what that is and who can change it. */
export function requirePermission(
  person: { permissions: readonly string[] } | null,
  permission: Permission,
): void {
  if (may(person, permission)) return;
  const { title } = permissions[permission];
  const texts = fillTexts(isOfForwarder(permission) ? staffsWords : words, { permission: title });
  throw new Refusal('FORBIDDEN', { texts });
}
