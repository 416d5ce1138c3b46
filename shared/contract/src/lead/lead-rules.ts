import { isEmail } from '../account/contact-rules.ts';
import { checkPositive, checkText, isDay, isPhone } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import {
  containerLimits,
  type LeadContent,
  type LeadKind,
  leadLimits,
  type QuotationLead,
  reachOf,
} from './lead.ts';

type TextField = keyof typeof leadLimits;

const textsOf = {
  quotation: ['from', 'to', 'goods', 'company', 'name', 'phone', 'mail', 'words'],
  contact: ['name', 'phone', 'mail', 'branch', 'words'],
  job: ['jobSlug', 'name', 'phone', 'mail', 'words'],
  partner: ['company', 'country', 'name', 'mail', 'words'],
} as const satisfies Record<LeadKind, readonly TextField[]>;

const requiredOf = {
  quotation: ['from', 'to', 'goods', 'name'],
  contact: ['name', 'words'],
  job: ['jobSlug', 'name'],
  partner: ['company', 'country', 'name', 'words'],
} as const satisfies Record<LeadKind, readonly TextField[]>;

/** What is wrong with what a visitor asks, each at the path of its field; `today` in China. */
export function leadProblems(content: LeadContent, today: string): Problem[] {
  const values = content as unknown as Readonly<Record<TextField, string>>; // those of its kind
  const texts: readonly TextField[] = textsOf[content.kind];
  const required: readonly TextField[] = requiredOf[content.kind];
  const limits = Object.fromEntries(texts.map((field) => [field, leadLimits[field]])) as Record<
    TextField,
    number
  >; // those of its kind
  return [
    ...missingFields(values, required, required),
    ...tooLongTexts(values, limits),
    ...reachProblems(content),
    ...(content.kind === 'quotation' ? cargoProblems(content, today) : []),
  ];
}

/** Whoever asks can be answered: by phone, by mail, or by either. */
function reachProblems(content: LeadContent): Problem[] {
  const { phone, mail } = reachOf(content);
  if (phone === '' && mail === '') {
    return content.kind === 'partner'
      ? [{ path: 'mail', rule: 'required' }]
      : [{ path: 'phone', rule: 'phoneOrMail' }];
  }
  const problems: Problem[] = [];
  if (phone !== '' && phone.length <= leadLimits.phone && !isPhone(phone))
    problems.push({ path: 'phone', rule: 'invalidPhone' });
  if (mail !== '' && mail.length <= leadLimits.mail && !isEmail(mail))
    problems.push({ path: 'mail', rule: 'invalidEmail' });
  return problems;
}

const decimals = { cartons: 0, weight: 3, volume: 3 } as const;
const measures = ['cartons', 'weight', 'volume'] as const;

function cargoProblems(content: QuotationLead, today: string): Problem[] {
  const problems = measures.flatMap((path): Problem[] => {
    const found = checkPositive(content[path], { decimals: decimals[path] });
    return found ? [{ path, ...found }] : [];
  });
  if (content.mode === 'fcl') problems.push(...containerProblems(content));
  else if (measures.every((path) => content[path] === null))
    problems.push({ path: 'weight', rule: 'howMuchCargo' });
  const ofReady = readyProblem(content.readyOn, today);
  return ofReady ? [...problems, ofReady] : problems;
}

function containerProblems({ containers }: QuotationLead): Problem[] {
  const { kinds, sizeType, count: most } = containerLimits;
  if (containers.length === 0) return [{ path: 'containers', rule: 'noContainers' }];
  if (containers.length > kinds)
    return [{ path: 'containers', rule: 'tooManyContainers', params: { max: kinds } }];
  return containers.flatMap((asked, at): Problem[] => {
    const path = `containers.${at}`;
    const ofSize =
      asked.sizeType === '' ? ({ rule: 'chooseOne' } as const) : checkText(asked.sizeType, sizeType);
    const ofCount =
      asked.count === null ? ({ rule: 'required' } as const) : checkPositive(asked.count, { decimals: 0 });
    const isTooMany = !ofCount && asked.count !== null && asked.count > most;
    return [
      ...(ofSize ? [{ path: `${path}.sizeType`, ...ofSize }] : []),
      ...(ofCount ? [{ path: `${path}.count`, ...ofCount }] : []),
      ...(isTooMany
        ? [{ path: `${path}.count`, rule: 'tooManyContainers', params: { max: most } } as const]
        : []),
    ];
  });
}

function readyProblem(readyOn: string | null, today: string): Problem | null {
  if (readyOn === null || readyOn === '') return null;
  if (!isDay(readyOn)) return { path: 'readyOn', rule: 'invalidDate' };
  if (readyOn < today) return { path: 'readyOn', rule: 'readyPassed', params: { today } };
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return readyOn > latest ? { path: 'readyOn', rule: 'readyTooFar', params: { latest } } : null;
}

/** As it is kept: containers are of FCL alone. */
export function settleLead<Content extends LeadContent>(content: Content): Content {
  return content.kind === 'quotation' && content.mode !== 'fcl' ? { ...content, containers: [] } : content;
}
