import type { Clock } from '../../clock.ts';
import { openFileProvider } from './providers/file-provider.ts';
import { type GatewaySettings, openGatewayProvider } from './providers/gateway-provider.ts';
import { type MailSettings, openMailProvider } from './providers/mail-provider.ts';
import type { Providers } from './providers/provider.ts';

/** By what SMS and mails leave; null where nothing is configured, and what needs that way is not offered. */
export type OutboxSettings = {
  sms: GatewaySettings | 'file' | null;
  mail: MailSettings | 'file' | null;
  /** SMS with codes that may leave in one day. */
  smsDayBudget: number;
};

type Dependencies = {
  dataDir: string;
  clock: Clock;
  /** Where somebody who tries the portal reads what a message says. */
  say: (text: string) => void;
};

export function openProviders({ sms, mail }: OutboxSettings, deps: Dependencies): Providers {
  const file = openFileProvider(deps.dataDir, deps.say);
  return {
    sms: sms === 'file' ? file : sms && openGatewayProvider(sms, deps.clock),
    mail: mail === 'file' ? file : mail && openMailProvider(mail),
  };
}
