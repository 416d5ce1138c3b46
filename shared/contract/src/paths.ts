/** Typed paths for links that cross from one remote, or the shell, into another. */
export const paths = {
  home: () => '/index',
  news: () => '/index/news',
  login: () => '/login',
  resetPassword: () => '/reset_password',
  register: () => '/user_register',
  /** Where a phone decides on a sign-in; the code stands behind `#`, which no server is sent. */
  scanSignIn: () => '/scan_login',
  /** Where an invitation to a company is accepted; its secret stands behind `#`, which no server is sent. */
  join: () => '/join',
  console: () => '/statistical',
  releases: () => '/system/releases',
  /** A page of another site, shown in the workspace; `name` is that of its stored menu item. */
  frame: ({ name }: { name: string }) => `/frame/${name}`,
  lclBookings: () => '/business/lcl/index',
  newLclBooking: () => '/business/lcl/detail',
  lclBooking: ({ id }: { id: string }) => `/business/lcl/detail?id=${encodeURIComponent(id)}`,
  /** To read, also where it could be changed. */
  lclBookingView: ({ id }: { id: string }) => `/business/lcl/detail?id=${encodeURIComponent(id)}&mode=view`,
  fclBookings: () => '/business/fcl/index',
  newFclBooking: () => '/business/fcl/detail',
  fclBooking: ({ id }: { id: string }) => `/business/fcl/detail?id=${encodeURIComponent(id)}`,
  fclBookingView: ({ id }: { id: string }) => `/business/fcl/detail?id=${encodeURIComponent(id)}&mode=view`,
  airBookings: () => '/business/air/index',
  anyAirBooking: () => '/business/air/detail',
  airBooking: ({ id }: { id: string }) => `/business/air/detail?id=${encodeURIComponent(id)}`,
  /** The bookings of all customers, for staff. */
  deskBookings: () => '/business/desk',
  deskBooking: ({ number }: { number: string }) =>
    `/business/desk/detail?number=${encodeURIComponent(number)}`,
  bills: () => '/cost',
  /** Where staff deal with bills, declarations and registrations. */
  billingDesk: () => '/cost/desk',
  deskBill: ({ id }: { id: string }) => `/cost/desk/bill?id=${encodeURIComponent(id)}`,
  deskDeclaration: ({ id }: { id: string }) => `/customs/desk/declaration?id=${encodeURIComponent(id)}`,
  registration: ({ id }: { id: string }) => `/registrations/detail?id=${encodeURIComponent(id)}`,
  declarations: () => '/customs',
  declaration: ({ id }: { id: string }) => `/customs/declaration?id=${encodeURIComponent(id)}`,
  /** Where the declaration of bookings is started; with none given they are chosen there. */
  newDeclaration: ({ bookingIds = [] }: { bookingIds?: readonly string[] } = {}) =>
    bookingIds.length === 0
      ? '/customs/start'
      : `/customs/start?bookings=${bookingIds.map(encodeURIComponent).join(',')}`,
  account: () => '/usercenter',
  /** Password and signed-in devices. */
  password: () => '/usercenter/password',
  messages: () => '/usercenter/messages',
  pushSettings: () => '/usercenter/push',
  operationLog: () => '/usercenter/log',
  space: () => '/usercenter/space',
  members: () => '/subuser',
  /** A person's account becomes a company's. */
  upgrade: () => '/usercenter/upgrade',
  companyChange: () => '/usercenter/company',
  /** What visitors of the public site asked, for staff. */
  leads: () => '/site/leads',
  lead: ({ id }: { id: string }) => `/site/leads/detail?id=${encodeURIComponent(id)}`,
  /** News and help, edited by staff. */
  articles: () => '/site/articles',
  newArticle: ({ kind }: { kind: 'news' | 'help' }) => `/site/articles/edit?kind=${kind}`,
  article: ({ id }: { id: string }) => `/site/articles/edit?id=${encodeURIComponent(id)}`,
  /** Where a visitor of the public site talks with the forwarder; the secret of a link in a mail stands behind `#`. */
  visitorSupport: () => '/index/support',
  /** Where a signed-in person does. */
  support: () => '/support',
  /** The inbox of the forwarder's staff. */
  conversations: () => '/site/conversations',
  conversation: ({ id }: { id: string }) => `/site/conversations/detail?id=${encodeURIComponent(id)}`,
  bill: ({ id }: { id: string }) => `/cost/detail?id=${encodeURIComponent(id)}`,
} as const;

/** The shell's own pages and the public home, which is its place to lead to whether a remote draws it or not. */
export const shellPages: readonly string[] = [
  '/',
  paths.login(),
  paths.resetPassword(),
  paths.register(),
  paths.scanSignIn(),
  paths.join(),
  paths.home(),
  paths.console(),
  paths.releases(),
  paths.upgrade(),
  paths.companyChange(),
];
