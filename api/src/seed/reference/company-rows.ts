import type { Insertable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { parseReference, type ReferenceEntries, type ReferenceName } from './reference-files.ts';

/** The files on the company as rows of their tables. */
export function companyRows(texts: ReadonlyMap<ReferenceName, string>) {
  return {
    companySection: parseReference(texts, 'company-sections').map((entry, ordinal) => ({
      id: entry.id,
      part: entry.part,
      ordinal,
      ...toldColumns(entry),
    })),
    companyEvent: parseReference(texts, 'company-history').map((entry, ordinal) => ({
      id: entry.id,
      ordinal,
      year: entry.year,
      month: entry.month,
      ...toldColumns(entry),
    })),
    certificate: parseReference(texts, 'certificates').map((entry, ordinal) => ({
      id: entry.id,
      ordinal,
      name_zh: entry.nameZh,
      name_en: entry.nameEn,
      number: entry.number,
      issuer_zh: entry.issuerZh,
      issuer_en: entry.issuerEn,
      valid_until: entry.validUntil,
    })),
    closedDay: parseReference(texts, 'closed-days').map((entry, ordinal) => ({
      id: entry.id,
      ordinal,
      day: entry.day,
      branch_code: entry.branchCode,
      reason_zh: entry.reasonZh,
      reason_en: entry.reasonEn,
    })),
    job: parseReference(texts, 'jobs').map(jobRow),
  };
}

function toldColumns(entry: { titleZh: string; titleEn: string; textZh: string; textEn: string }) {
  return {
    title_zh: entry.titleZh,
    title_en: entry.titleEn,
    text_zh: entry.textZh,
    text_en: entry.textEn,
  };
}

function jobRow(entry: ReferenceEntries<'jobs'>[number], ordinal: number): Insertable<Tables['job']> {
  return {
    id: entry.id,
    ordinal,
    slug: entry.slug,
    branch_code: entry.branchCode,
    kind: entry.kind,
    posted_on: entry.postedOn,
    valid_until: entry.validUntil,
    is_open: entry.isOpen,
    title_zh: entry.titleZh,
    title_en: entry.titleEn,
    description_zh: entry.descriptionZh,
    description_en: entry.descriptionEn,
    requirements_zh: entry.requirementsZh,
    requirements_en: entry.requirementsEn,
  };
}
