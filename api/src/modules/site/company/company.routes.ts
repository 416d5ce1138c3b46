import { legalTexts } from '@berth/contract';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { listBranches } from '../site.repository.ts';
import {
  presentBranch,
  presentCertificate,
  presentCompanyEvent,
  presentJob,
  presentSection,
} from './company.presenter.ts';
import * as repository from './company.repository.ts';
import type { CompanyPart } from './company.schema.ts';

/** What the public site tells of the company. Read each time: what staff change is seen at once, on every server. */
export function companyHandlers({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    'GET /index/getAbout': async ({ query: { lang } }) => {
      const [sections, events, certificates, branches, closedDays] = await Promise.all([
        repository.listSections(database, ['introduction']),
        repository.listCompanyEvents(database),
        repository.listCertificates(database),
        listBranches(database),
        repository.listClosedDays(database, toChinaDay(clock())),
      ]);
      return {
        introduction: sections.map((row) => presentSection(row, lang)),
        history: events.map((row) => presentCompanyEvent(row, lang)),
        certificates: certificates.map((row) => presentCertificate(row, lang)),
        branches: branches.map((row) => presentBranch(row, closedDays, lang)),
      };
    },
    'GET /index/getJobs': async ({ query: { lang } }) => {
      const today = toChinaDay(clock());
      const [rows, sections] = await Promise.all([
        repository.listJobs(database, today),
        repository.listSections(database, ['partner', 'partnerGets', 'companyGets']),
      ]);
      const jobs = rows.map((row) => presentJob(row, today, lang));
      const sectionsOf = (part: CompanyPart) =>
        sections.filter((row) => row.part === part).map((row) => presentSection(row, lang));
      return {
        jobs: jobs.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen)),
        partners: {
          kinds: sectionsOf('partner'),
          partnerGets: sectionsOf('partnerGets'),
          companyGets: sectionsOf('companyGets'),
        },
      };
    },
    'GET /index/getJob': async ({ query: { slug, lang } }) => {
      const today = toChinaDay(clock());
      const row = await repository.findJob(database, slug, today);
      if (!row) throw new Refusal('NOT_FOUND');
      return presentJob(row, today, lang);
    },
    'GET /index/getLegal': async ({ query: { kind, lang } }) => {
      const { title, version, since, sections } = legalTexts[kind];
      return {
        kind,
        title: title[lang],
        version,
        since,
        sections: sections.map((section) => ({ title: section.title[lang], text: section.text[lang] })),
      };
    },
  } satisfies Partial<Handlers>;
}
