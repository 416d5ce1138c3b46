import { registerTranslations } from '@berth/runtime';
import { createPart } from '../../loading/create-part.tsx';
import { waysInTranslations } from '../../locales/ways-in/ways-in-translations.ts';

/** Its fields and words come when somebody chooses this way: most type their password. */
export const smsLoginPart = createPart(() => {
  registerTranslations('ways-in', waysInTranslations);
  return import('./SmsLoginForm.tsx').then((m) => m.SmsLoginForm);
});
