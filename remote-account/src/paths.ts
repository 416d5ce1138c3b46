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
  staff: () => '/settings/staff',
  departments: () => '/settings/departments',
  roles: () => '/settings/roles',
  keys: () => '/settings/keys',
  demoList: () => '/settings/demo/list',
  demoForm: () => '/settings/demo/form',
  demoDetail: () => '/settings/demo/detail',
  demoRecord: ({ id }: { id: string }) => `/settings/demo/detail?id=${encodeURIComponent(id)}`,
  demoStatus: () => '/settings/demo/status',
  clients: () => '/settings/clients',
  clientPage: () => '/settings/clients/detail',
  client: ({ id }: { id: string }) => `/settings/clients/detail?id=${encodeURIComponent(id)}`,
  outbox: () => '/registrations/outbox',
} as const;
