import { registerTranslations } from '@berth/runtime';
import { createPart } from './loading/create-part.tsx';
import { registrationTranslations } from './locales/register/registration-translations.ts';
import { waysInTranslations } from './locales/ways-in/ways-in-translations.ts';

// As shellParts of shared/build/src/describe-shell.ts names them, so that they are preloaded by route.
export const loginPart = createPart(() => import('./login/LoginPage.tsx').then((m) => m.LoginPage));
export const workspacePart = createPart(() => import('./layout/Workspace.tsx').then((m) => m.Workspace));

/** For the few who forgot their password: not preloaded. */
export const resetPart = createPart(() => {
  registerTranslations('ways-in', waysInTranslations);
  return import('./ways-in/reset/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage);
});

/** For phones that scan a code: not preloaded. */
export const scanPart = createPart(() => {
  registerTranslations('ways-in', waysInTranslations);
  return import('./ways-in/scan/ScanPage.tsx').then((m) => m.ScanPage);
});

/** For those who were invited: not preloaded. */
export const joinPart = createPart(() => {
  registerTranslations('ways-in', waysInTranslations);
  return import('./ways-in/join/JoinPage.tsx').then((m) => m.JoinPage);
});

/** For those without an account: not preloaded. */
export const registerPart = createPart(() => {
  registerTranslations('ways-in', waysInTranslations);
  registerTranslations('register', registrationTranslations);
  return import('./ways-in/register/RegisterPage.tsx').then((m) => m.RegisterPage);
});
