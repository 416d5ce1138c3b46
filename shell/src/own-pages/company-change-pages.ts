import { type MenuItem, paths, registrationPurposeNames } from '@berth/contract';
import { registerTranslations } from '@berth/runtime';
import { companyChangeTranslations } from '../locales/company-change/company-change-translations.ts';
import { registrationTranslations } from '../locales/register/registration-translations.ts';
import { waysInTranslations } from '../locales/ways-in/ways-in-translations.ts';
import type { OwnPage } from './own-page.ts';

/** Its fields and its picture are those of whoever registers, which the shell has. */
const fetchPages = () => {
  registerTranslations('ways-in', waysInTranslations);
  registerTranslations('register', registrationTranslations);
  registerTranslations('company-change', companyChangeTranslations);
  return import('../company-change/CompanyChangePage.tsx');
};

/** In the group of the account's own pages. */
const among = (item: MenuItem): MenuItem => ({
  name: 'information',
  path: '/information',
  meta: { title: { 'zh-CN': '信息维护', en: 'Account' }, icon: 'person' },
  children: [item],
});

const upgradeTitle = registrationPurposeNames.upgrade;
const changeTitle = registrationPurposeNames.change;

/** A person's account becomes a company's. */
export const upgradePage: OwnPage = {
  path: paths.upgrade(),
  title: upgradeTitle,
  permission: 'members:manage',
  page: () => fetchPages().then((m) => m.UpgradePage),
  shownTo: 'person',
  menu: among({ name: 'upgrade', path: paths.upgrade(), meta: { title: upgradeTitle, icon: 'layers' } }),
};

/** What stands on the paper of a customer is to be another one. */
export const companyChangePage: OwnPage = {
  path: paths.companyChange(),
  title: changeTitle,
  permission: 'members:manage',
  page: () => fetchPages().then((m) => m.CompanyChangePage),
  menu: among({
    name: 'companyChange',
    path: paths.companyChange(),
    meta: { title: changeTitle, hidden: true, active: paths.account() },
  }),
};
