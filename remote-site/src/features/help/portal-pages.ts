import { isPathWithin, paths } from '@berth/contract';

type PortalPage = {
  /** What an article names that speaks of it. */
  about: string;
  path: string;
  /** The key of its name after `portalPage.`. */
  word: string;
};

/** The lists and pages of the portal's menu that help speaks of. */
const pages: readonly PortalPage[] = [
  { about: '/business/lcl', path: paths.lclBookings(), word: 'lclBookings' },
  { about: '/business/fcl', path: paths.fclBookings(), word: 'fclBookings' },
  { about: '/customs', path: paths.declarations(), word: 'declarations' },
  { about: '/cost', path: paths.bills(), word: 'bills' },
  { about: '/usercenter', path: paths.account(), word: 'account' },
  { about: '/usercenter/messages', path: paths.messages(), word: 'messages' },
  { about: '/subuser', path: paths.members(), word: 'members' },
];

/** Those that are only meant where they are named. */
const forms: readonly PortalPage[] = [
  { about: '/business/lcl/detail', path: paths.newLclBooking(), word: 'newLclBooking' },
  { about: '/business/fcl/detail', path: paths.newFclBooking(), word: 'newFclBooking' },
];

/** The pages that an article speaks of: the one that it names, or those below; none where it is no page that we know. */
export function portalPagesAbout(aboutPath: string | null): readonly PortalPage[] {
  if (!aboutPath) return [];
  const named = [...pages, ...forms].filter(({ about, path }) => about === aboutPath || path === aboutPath);
  return named.length > 0 ? named : pages.filter(({ about }) => isPathWithin(aboutPath, about));
}
