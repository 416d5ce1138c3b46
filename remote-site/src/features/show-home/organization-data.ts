import type { SiteBase, SitePage } from '@berth/contract';

/** The company and its branches in schema.org's words. */
export function organizationData(base: SiteBase, page: SitePage) {
  return {
    '@type': 'Organization',
    name: base.companyName,
    alternateName: base.appName,
    description: page.hero.lead,
    foundingDate: String(page.company.foundedYear),
    telephone: base.phone,
    email: base.email,
    department: page.branches.map((branch) => ({
      '@type': 'Organization',
      name: branch.name,
      telephone: branch.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: branch.address,
        addressLocality: branch.city,
        addressCountry: 'CN',
      },
      location: {
        '@type': 'Place',
        geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lon },
      },
    })),
  };
}
