import {
  emptyRegistration,
  identityFieldsOf,
  isOldNumber,
  normalizeCode,
  normalizeEmail,
  type Registration,
  trimText,
} from '@berth/contract';

/** A field that is typed; the type is chosen. */
export type TypedField = Exclude<keyof Registration, 'applicantType'>;
/** What a picture of a paper may fill in. */
export type ReadField = Exclude<TypedField, 'account' | 'contact' | 'email'>;
/** What was read from a picture, by field; null where nothing was read for sure. */
export type Found = Partial<Record<ReadField, string | null>>;
type Texts = Partial<Record<ReadField, string>>;

/** What stands in the fields of a registration, and what of it a picture gave. */
export type TypedFields = {
  content: Registration;
  /** As it was read, and unchanged since. */
  read: Texts;
  /** Read where something else stands. */
  offered: Texts;
  /** Typed in since the picture that is being read was handed in, cleared fields too. */
  typedSince: readonly TypedField[];
  /** Typed in or filled in at all. */
  touched: readonly TypedField[];
};

export const startFields = (content: Registration = emptyRegistration(), read: Texts = {}): TypedFields => ({
  content,
  read,
  offered: {},
  typedSince: [],
  touched: Object.keys(read) as TypedField[], // as they were stored
});

export function typeInto(before: TypedFields, field: TypedField, value: string): TypedFields {
  return {
    content: { ...before.content, [field]: value },
    read: without(before.read, field),
    offered: before.offered,
    typedSince: withField(before.typedSince, field),
    touched: withField(before.touched, field),
  };
}

/** Takes what was read of a picture. `isNew`: it is another picture than the one that was read before. */
export function fillIn(before: TypedFields, found: Found, isNew: boolean): TypedFields {
  const fields = Object.keys(found) as ReadField[]; // the keys, typed
  return fields.reduce((state, field) => fillField(state, field, found[field] ?? '', isNew), before);
}

function fillField(before: TypedFields, field: ReadField, value: string, isNew: boolean): TypedFields {
  const stands = before.content[field];
  const isRead = before.read[field] !== undefined;
  const isFree = isRead || (stands.trim() === '' && !before.typedSince.includes(field));
  const offered = without(before.offered, field);
  // What another paper says of it is no longer true; a turned picture may just be harder to read.
  if (value === '' && !(isRead && isNew)) return { ...before, offered };
  if (isFree) return stand({ ...before, offered }, field, value);
  return plain(stands) === plain(value)
    ? { ...before, offered }
    : { ...before, offered: { ...offered, [field]: value } };
}

/** Lets what was read stand in place of what was typed, as the person asked. */
export function takeOffered(before: TypedFields, field: ReadField): TypedFields {
  const value = before.offered[field];
  return value === undefined
    ? before
    : stand({ ...before, offered: without(before.offered, field) }, field, value);
}

function stand(before: TypedFields, field: ReadField, value: string): TypedFields {
  const read = value === '' ? without(before.read, field) : { ...before.read, [field]: value };
  const touched = withField(before.touched, field);
  return { ...before, content: { ...before.content, [field]: value }, read, touched };
}

/** The number of an old licence, typed where the code belongs, has a field of its own too. */
export function noteOldNumber(before: TypedFields): TypedFields {
  const { creditCode, oldNumber } = before.content;
  if (!isOldNumber(creditCode) || oldNumber !== '') return before;
  return {
    ...before,
    content: { ...before.content, oldNumber: plain(creditCode) },
    touched: withField(before.touched, 'oldNumber'),
  };
}

/** The same record as it stands now, under what was typed. */
export function rebase(before: TypedFields, now: Registration): TypedFields {
  const content = { ...now };
  for (const field of before.touched) content[field] = before.content[field];
  return { ...before, content };
}

/** As it is checked and sent: tidied, and without the fields of the other type. */
export function contentToSend(content: Registration): Registration {
  const own: readonly string[] = [...identityFieldsOf(content.applicantType)];
  const ofType = (field: ReadField, tidy: (text: string) => string) =>
    own.includes(field) ? tidy(content[field]) : '';
  return {
    applicantType: content.applicantType,
    account: trimText(content.account),
    contact: trimText(content.contact),
    email: normalizeEmail(content.email),
    companyName: ofType('companyName', trimText),
    creditCode: ofType('creditCode', plain),
    oldNumber: own.includes('creditCode') ? plain(content.oldNumber) : '',
    registeredAddress: ofType('registeredAddress', trimText),
    idName: ofType('idName', trimText),
    idNumber: ofType('idNumber', plain),
    idAddress: ofType('idAddress', trimText),
  };
}

const plain = (text: string) => normalizeCode(text).replaceAll(' ', '');

function without(texts: Texts, field: TypedField): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== field));
}

const withField = (fields: readonly TypedField[], field: TypedField) =>
  fields.includes(field) ? fields : [...fields, field];
