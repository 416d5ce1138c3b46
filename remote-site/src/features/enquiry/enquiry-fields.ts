import {
  type LeadContent,
  type LeadKind,
  normalizeEmail,
  normalizePhone,
  type TransportMode,
  transportModes,
} from '@berth/contract';

/** One field of a form that visitors send, by the name that it has in what is sent. */
export type EnquiryField = {
  name: string;
  /** Its words are `enquiry.<word>`. */
  word: string;
  type: 'text' | 'tel' | 'email' | 'date' | 'number' | 'mode' | 'words' | 'branch';
  isRequired?: boolean;
  /** What a browser's address book calls it. */
  autoComplete?: string;
  /** Shown for this way of transport alone. */
  onlyOf?: readonly TransportMode[];
};

const name: EnquiryField = {
  name: 'name',
  word: 'name',
  type: 'text',
  isRequired: true,
  autoComplete: 'name',
};
const phone: EnquiryField = { name: 'phone', word: 'phone', type: 'tel', autoComplete: 'tel' };
const mail: EnquiryField = { name: 'mail', word: 'mail', type: 'email', autoComplete: 'email' };
const company: EnquiryField = {
  name: 'company',
  word: 'company',
  type: 'text',
  autoComplete: 'organization',
};
const words: EnquiryField = { name: 'words', word: 'words', type: 'words' };
const loose = ['lcl', 'air'] as const;

/** The forms of the site: a form more is an entry more. */
const enquiryFields: Readonly<Record<LeadKind, readonly EnquiryField[]>> = {
  quotation: [
    { name: 'mode', word: 'mode', type: 'mode', isRequired: true },
    { name: 'from', word: 'from', type: 'text', isRequired: true },
    { name: 'to', word: 'to', type: 'text', isRequired: true },
    { name: 'goods', word: 'goods', type: 'text', isRequired: true },
    { name: 'cartons', word: 'cartons', type: 'number', onlyOf: loose },
    { name: 'weight', word: 'weight', type: 'number', onlyOf: loose },
    { name: 'volume', word: 'volume', type: 'number', onlyOf: loose },
    { name: '20GP', word: 'container20', type: 'number', onlyOf: ['fcl'] },
    { name: '40GP', word: 'container40', type: 'number', onlyOf: ['fcl'] },
    { name: '40HQ', word: 'container40hq', type: 'number', onlyOf: ['fcl'] },
    { name: 'readyOn', word: 'readyOn', type: 'date' },
    name,
    company,
    phone,
    mail,
    words,
  ],
  contact: [
    name,
    phone,
    mail,
    { name: 'branch', word: 'branch', type: 'branch' },
    { ...words, isRequired: true },
  ],
  job: [name, phone, mail, words],
  partner: [
    { ...company, isRequired: true },
    { name: 'country', word: 'country', type: 'text', isRequired: true, autoComplete: 'country-name' },
    name,
    { ...mail, isRequired: true },
    { ...words, isRequired: true },
  ],
};

/** What is typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

const sizes = ['20GP', '40GP', '40HQ'] as const;

/** The fields that are shown for what is typed. */
export function shownFields(kind: LeadKind, typed: Typed): readonly EnquiryField[] {
  const mode = modeOf(typed);
  return enquiryFields[kind].filter(({ onlyOf }) => !onlyOf || onlyOf.includes(mode));
}

const modeOf = (typed: Typed): TransportMode => transportModes.find((mode) => mode === typed.mode) ?? 'lcl';

/** What is sent of what was typed. */
export function toLead(kind: LeadKind, typed: Typed, jobSlug = ''): LeadContent {
  const text = (field: string) => (typed[field] ?? '').trim();
  const person = {
    name: text('name'),
    phone: normalizePhone(text('phone')),
    mail: normalizeEmail(text('mail')),
    words: text('words'),
  };
  if (kind === 'contact') return { kind, ...person, branch: text('branch') };
  if (kind === 'job') return { kind, ...person, jobSlug };
  if (kind === 'partner') {
    const { phone: _phone, ...byMail } = person;
    return { kind, ...byMail, company: text('company'), country: text('country') };
  }
  const mode = modeOf(typed);
  const isFcl = mode === 'fcl';
  const measure = (field: string) => (isFcl ? null : numberOf(text(field)));
  const containers = sizes
    .filter((size) => isFcl && text(size) !== '')
    .map((sizeType) => ({ sizeType, count: numberOf(text(sizeType)) }));
  return {
    kind,
    ...person,
    mode,
    from: text('from'),
    to: text('to'),
    goods: text('goods'),
    company: text('company'),
    cartons: measure('cartons'),
    weight: measure('weight'),
    volume: measure('volume'),
    containers,
    readyOn: text('readyOn') === '' ? null : text('readyOn'),
  };
}

/** Digits, with a comma between each three where somebody groups them. A comma for a decimal point is no number here. */
const plainNumber = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** Full-width figures are figures; what is none is refused at its field. */
function numberOf(text: string): number | null {
  if (text === '') return null;
  const figures = text.normalize('NFKC');
  return plainNumber.test(figures) ? Number(figures.replaceAll(',', '')) : Number.NaN;
}

/** The field at which a problem is said: that of a container is said at its size. */
export function fieldOfProblem(path: string, content: LeadContent): string {
  const [, at] = /^containers\.(\d+)\./.exec(path) ?? [];
  if (content.kind === 'quotation' && at !== undefined)
    return content.containers[Number(at)]?.sizeType ?? '20GP';
  return path === 'containers' ? '20GP' : path;
}
