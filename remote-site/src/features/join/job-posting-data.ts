import type { JobKind, SiteBase } from '@berth/contract';
import type { Job } from './join.queries.ts';

const employmentTypes: Readonly<Record<JobKind, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
};

const describedAtMost = 160;

/** A job in schema.org's words. */
export function jobPostingData(job: Job, base: SiteBase) {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [...job.description, ...job.requirements].join('\n'),
    identifier: { '@type': 'PropertyValue', name: base.companyName, value: job.slug },
    datePosted: job.postedOn,
    // Applications are taken until the end of the day in China.
    validThrough: `${job.validUntil}T23:59:59+08:00`,
    employmentType: employmentTypes[job.kind],
    hiringOrganization: { '@type': 'Organization', name: base.companyName },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.branch.address,
        addressLocality: job.branch.city,
        addressCountry: 'CN',
      },
    },
  };
}

/** What a search engine shows under the title: where, and what is done there, as much as there is room for. */
export function describeJob({ title, branch, description }: Job): string {
  const letters = Array.from(`${title} · ${branch.name} · ${description.join(' · ')}`);
  if (letters.length <= describedAtMost) return letters.join('');
  return `${letters.slice(0, describedAtMost - 1).join('')}…`;
}
