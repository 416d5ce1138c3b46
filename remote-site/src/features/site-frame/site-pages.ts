import { sitePaths } from '../../paths.ts';

type SiteLinkTo = { path: string; word: string };

const link = (path: string, word: string): SiteLinkTo => ({ path, word });

/** The pages that the header leads to, by the keys of their words. */
export const headerPages = [
  link(sitePaths.service(), 'nav.service'),
  link(sitePaths.transit(), 'nav.transit'),
  link(sitePaths.track(), 'nav.track'),
  link(sitePaths.news(), 'nav.news'),
  link(sitePaths.about(), 'nav.about'),
  link(sitePaths.contact(), 'nav.contact'),
];

/** Those of the footer, in columns. */
export const footerPages = [
  {
    word: 'footer.services',
    pages: [
      link(sitePaths.service(), 'nav.service'),
      link(sitePaths.transit(), 'nav.transit'),
      link(sitePaths.warehouses(), 'nav.warehouses'),
    ],
  },
  {
    word: 'footer.tools',
    pages: [
      link(sitePaths.track(), 'nav.track'),
      link(sitePaths.cartons(), 'nav.cartons'),
      link(sitePaths.help(), 'nav.help'),
    ],
  },
  {
    word: 'footer.company',
    pages: [
      link(sitePaths.about(), 'nav.about'),
      link(sitePaths.news(), 'nav.news'),
      link(sitePaths.join(), 'nav.join'),
      link(sitePaths.contact(), 'nav.contact'),
    ],
  },
  {
    word: 'footer.legal',
    pages: [link(sitePaths.terms(), 'nav.terms'), link(sitePaths.privacy(), 'nav.privacy')],
  },
];
