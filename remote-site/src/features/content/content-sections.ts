import { type ContentKind, contentKinds } from '@berth/contract';
import type { ContentSection } from './content-section.ts';
import { bannerSection } from './kinds/banner.ts';
import { branchSection } from './kinds/branch.ts';
import { bulletinSection } from './kinds/bulletin.ts';
import { certificateSection } from './kinds/certificate.ts';
import { closedDaySection } from './kinds/closed-day.ts';
import { historySection } from './kinds/history.ts';
import { jobSection } from './kinds/job.ts';

export const contentSections: { readonly [Kind in ContentKind]: ContentSection<Kind> } = {
  banner: bannerSection,
  bulletin: bulletinSection,
  job: jobSection,
  branch: branchSection,
  closedDay: closedDaySection,
  certificate: certificateSection,
  history: historySection,
};

/** What an address shows: `?of=job` the list, `&id=` a record of it, `&id=new` one that is being written. */
export type ContentPlace = { kind: ContentKind; id: string | null };

export function readPlace(params: URLSearchParams): ContentPlace {
  const kind = contentKinds.find((each) => each === params.get('of')) ?? 'banner';
  return { kind, id: params.get('id') };
}

export function placeQuery({ kind, id }: ContentPlace): string {
  return `?${new URLSearchParams(id === null ? { of: kind } : { of: kind, id })}`;
}

export const newId = 'new';
