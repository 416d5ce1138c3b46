import { linesOf } from '@berth/contract';
import type { ContentTable } from './content-table.ts';

export const jobTable: ContentTable<'job'> = {
  table: 'job',
  key: 'id',
  order: ['-is_open', 'ordinal'],
  columns: (job) => ({
    title_zh: job.titleZh,
    title_en: job.titleEn,
    slug: job.slug,
    branch_code: job.branchCode,
    kind: job.employment,
    posted_on: job.postedOn,
    valid_until: job.validUntil,
    is_open: job.isOpen,
    ordinal: job.ordinal,
    description_zh: linesOf(job.descriptionZh),
    description_en: linesOf(job.descriptionEn),
    requirements_zh: linesOf(job.requirementsZh),
    requirements_en: linesOf(job.requirementsEn),
  }),
  record: (row) => ({
    kind: 'job',
    titleZh: row.title_zh,
    titleEn: row.title_en,
    slug: row.slug,
    branchCode: row.branch_code,
    employment: row.kind,
    postedOn: row.posted_on,
    validUntil: row.valid_until,
    isOpen: row.is_open,
    ordinal: row.ordinal,
    descriptionZh: row.description_zh.join('\n'),
    descriptionEn: row.description_en.join('\n'),
    requirementsZh: row.requirements_zh.join('\n'),
    requirementsEn: row.requirements_en.join('\n'),
  }),
};
