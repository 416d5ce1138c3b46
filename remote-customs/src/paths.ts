import { type DeclarationKind, paths } from '@berth/contract';

/** Where this remote's pages are. */
export const customsPaths = {
  list: paths.declarations,
  /** Spec section 2. */
  ofKind: (kind: DeclarationKind) => `/business/${kind}`,
  detail: () => '/customs/declaration',
  declaration: paths.declaration,
  startPage: () => '/customs/start',
  start: paths.newDeclaration,
  bookingsPage: () => '/customs/bookings',
  bookings: ({ id }: { id: string }) => `/customs/bookings?id=${encodeURIComponent(id)}`,
  goods: () => '/customs/goods',
  desk: () => '/customs/desk',
  deskDetail: () => '/customs/desk/declaration',
  atDesk: paths.deskDeclaration,
} as const;

/** Where declarations are listed, and where one is opened. */
export const recordPaths = { list: customsPaths.list(), detail: customsPaths.detail() };
