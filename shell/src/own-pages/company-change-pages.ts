import { shellEntries } from '@berth/contract';
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

/** A person's account becomes a company's. */
export const upgradePage: OwnPage = {
  ...shellEntries.upgrade,
  page: () => fetchPages().then((m) => m.UpgradePage),
};

/** What stands on the paper of a customer is to be another one. */
export const companyChangePage: OwnPage = {
  ...shellEntries.companyChange,
  page: () => fetchPages().then((m) => m.CompanyChangePage),
};
