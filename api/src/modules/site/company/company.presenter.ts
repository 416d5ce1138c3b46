import type { Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Selectable } from 'kysely';
import type { BranchTable } from '../../selects/selects.schema.ts';
import type { JobRow } from './company.repository.ts';
import type {
  CertificateTable,
  ClosedDayTable,
  CompanyEventTable,
  CompanySectionTable,
} from './company.schema.ts';

type About = EndpointResult<Endpoints['GET /index/getAbout']>;
type Job = EndpointResult<Endpoints['GET /index/getJob']>;

/** Of the two columns of a text the one in that language. */
const wordsIn = (lang: Locale) => (zh: string, en: string) => (lang === 'zh-CN' ? zh : en);

export function presentSection(row: Selectable<CompanySectionTable>, lang: Locale) {
  const say = wordsIn(lang);
  return { id: row.id, title: say(row.title_zh, row.title_en), text: say(row.text_zh, row.text_en) };
}

export function presentCompanyEvent(
  row: Selectable<CompanyEventTable>,
  lang: Locale,
): About['history'][number] {
  const say = wordsIn(lang);
  return {
    id: row.id,
    year: row.year,
    month: row.month,
    title: say(row.title_zh, row.title_en),
    text: say(row.text_zh, row.text_en),
  };
}

export function presentCertificate(
  row: Selectable<CertificateTable>,
  lang: Locale,
): About['certificates'][number] {
  const say = wordsIn(lang);
  return {
    id: row.id,
    name: say(row.name_zh, row.name_en),
    number: row.number,
    issuer: say(row.issuer_zh, row.issuer_en),
    validUntil: row.valid_until,
  };
}

export function presentBranch(
  row: Selectable<BranchTable>,
  closedDays: readonly Selectable<ClosedDayTable>[],
  lang: Locale,
): About['branches'][number] {
  const say = wordsIn(lang);
  const own = closedDays.filter(({ branch_code }) => branch_code === null || branch_code === row.code);
  return {
    code: row.code,
    city: say(row.city_zh, row.city_en),
    name: say(row.name_zh, row.name_en),
    address: say(row.address_zh, row.address_en),
    phone: row.phone,
    lat: row.lat,
    lon: row.lon,
    hours: row.hours,
    closedDays: own.map((closed) => ({ day: closed.day, reason: say(closed.reason_zh, closed.reason_en) })),
  };
}

/** `today` is that of China, `YYYY-MM-DD`: applications are taken until the end of the last day. */
export function presentJob(row: JobRow, today: string, lang: Locale): Job {
  const isChinese = lang === 'zh-CN';
  const say = wordsIn(lang);
  return {
    id: row.id,
    slug: row.slug,
    title: say(row.title_zh, row.title_en),
    branch: {
      code: row.branch_code,
      city: say(row.city_zh, row.city_en),
      name: say(row.name_zh, row.name_en),
      address: say(row.address_zh, row.address_en),
    },
    kind: row.kind,
    postedOn: row.posted_on,
    validUntil: row.valid_until,
    isOpen: row.is_open && row.valid_until >= today,
    description: isChinese ? row.description_zh : row.description_en,
    requirements: isChinese ? row.requirements_zh : row.requirements_en,
  };
}
