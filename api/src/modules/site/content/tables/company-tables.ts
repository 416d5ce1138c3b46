import type { ContentTable } from './content-table.ts';

export const closedDayTable: ContentTable<'closedDay'> = {
  table: 'closed_day',
  key: 'id',
  order: ['day'],
  columns: (closed) => ({
    day: closed.day,
    branch_code: closed.branchCode || null,
    reason_zh: closed.reasonZh,
    reason_en: closed.reasonEn,
  }),
  record: (row) => ({
    kind: 'closedDay',
    day: row.day,
    branchCode: row.branch_code ?? '',
    reasonZh: row.reason_zh,
    reasonEn: row.reason_en,
  }),
};

export const certificateTable: ContentTable<'certificate'> = {
  table: 'certificate',
  key: 'id',
  order: ['ordinal'],
  columns: (certificate) => ({
    name_zh: certificate.nameZh,
    name_en: certificate.nameEn,
    number: certificate.number,
    issuer_zh: certificate.issuerZh,
    issuer_en: certificate.issuerEn,
    valid_until: certificate.validUntil,
    ordinal: certificate.ordinal,
  }),
  record: (row) => ({
    kind: 'certificate',
    nameZh: row.name_zh,
    nameEn: row.name_en,
    number: row.number,
    issuerZh: row.issuer_zh,
    issuerEn: row.issuer_en,
    validUntil: row.valid_until,
    ordinal: row.ordinal,
  }),
};

export const historyTable: ContentTable<'history'> = {
  table: 'company_event',
  key: 'id',
  order: ['year', 'month', 'ordinal'],
  columns: (event) => ({
    year: event.year,
    month: event.month,
    title_zh: event.titleZh,
    title_en: event.titleEn,
    text_zh: event.textZh,
    text_en: event.textEn,
  }),
  record: (row) => ({
    kind: 'history',
    year: row.year,
    month: row.month,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    textZh: row.text_zh,
    textEn: row.text_en,
  }),
};
