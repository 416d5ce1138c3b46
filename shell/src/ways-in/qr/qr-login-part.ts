import { registerTranslations } from '@berth/runtime';
import { createPart } from '../../loading/create-part.tsx';
import { waysInTranslations } from '../../locales/ways-in/ways-in-translations.ts';

/** Comes when somebody chooses this way: most type their password. */
export const qrLoginPart = createPart(() => {
  registerTranslations('ways-in', waysInTranslations);
  return import('./QrLogin.tsx').then((m) => m.QrLogin);
});
