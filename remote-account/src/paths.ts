import { paths } from '@berth/contract';

/** Where this remote's pages are. */
export const accountPaths = {
  account: paths.account,
  password: paths.password,
  members: paths.members,
  messages: paths.messages,
  notices: paths.pushSettings,
  log: paths.operationLog,
  space: paths.space,
  registrations: () => '/registrations',
  registrationPage: () => '/registrations/detail',
  registration: ({ id }: { id: string }) => `/registrations/detail?id=${encodeURIComponent(id)}`,
  dictionaries: () => '/settings/dictionaries',
  outbox: () => '/registrations/outbox',
} as const;
