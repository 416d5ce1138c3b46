import { normalizers } from './form-rules.ts';
import {
  byLook,
  flag,
  isTrue,
  type JsonCheck,
  listOf,
  number,
  oneOf,
  propertyOf,
  scalar,
  shape,
  text,
} from './json-checks.ts';

const localized = shape({ 'zh-CN': text, en: text });

const conditionOn = byLook((value) => {
  switch (propertyOf(value, 'operator')) {
    case '=':
    case '!=':
      return shape({ field: text, operator: text, value: scalar });
    case '<':
    case '<=':
    case '>':
    case '>=':
      return shape({ field: text, operator: text, value: textOrNumber });
    case 'in':
    case 'not-in':
      return shape({ field: text, operator: text, value: listOf(scalar) });
    case 'includes':
      return shape({ field: text, operator: text, value: text });
    case 'empty':
    case 'filled':
      return shape({ field: text, operator: text });
    default:
      return shape(
        {
          field: text,
          operator: oneOf('=', '!=', '<', '<=', '>', '>=', 'in', 'not-in', 'includes', 'empty', 'filled'),
        },
        { value: () => undefined },
      );
  }
});
const textOrNumber = byLook((value) => (typeof value === 'number' ? number : text));

/** `all`, `any` or `not` of conditions, or a condition on a field; as deep as anyone would write by hand. */
function condition(depth: number): JsonCheck {
  if (depth === 0) return (_value, at, report) => report(at, 'is nested too deeply');
  return byLook((value) => {
    if (propertyOf(value, 'all') !== undefined) return shape({ all: listOf(condition(depth - 1)) });
    if (propertyOf(value, 'any') !== undefined) return shape({ any: listOf(condition(depth - 1)) });
    if (propertyOf(value, 'not') !== undefined) return shape({ not: condition(depth - 1) });
    return conditionOn;
  });
}
const when = condition(12);
const always = byLook((value) => (typeof value === 'boolean' ? isTrue : when));

const option: JsonCheck = (value, at, report) =>
  shape(
    {
      value: text,
      nameZh: text,
      nameEn: text,
      search: (search, where, tell) => typeof search === 'string' || tell(where, 'must be a text'),
    },
    { isDisabled: flag, children: listOf(option) },
  )(value, at, report);
const options = byLook((value) =>
  Array.isArray(value) ? listOf(option) : shape({ source: text }, { dependsOn: listOf(text) }),
);
const choices = listOf(shape({ value: text, label: localized }, { hint: localized }));

const rule = byLook((value) => {
  switch (propertyOf(value, 'rule')) {
    case 'length':
    case 'count':
      return shape({ rule: text }, { min: number, max: number, message: localized });
    case 'range':
      return shape({ rule: text }, { min: textOrNumber, max: textOrNumber, message: localized });
    case 'custom':
      return shape({ rule: text, name: text }, { message: localized });
    default:
      return shape({ rule: oneOf('length', 'range', 'count', 'custom') });
  }
});

const basics = {
  help: localized,
  placeholder: localized,
  isWide: flag,
  shown: when,
  required: always,
  disabled: always,
  readOnly: always,
  rules: listOf(rule),
};

type Kind = { must?: Record<string, JsonCheck>; may?: Record<string, JsonCheck> };
const lies = oneOf('ahead', 'behind', 'anywhere');
const files: Kind = { may: { maxCount: number, maxBytes: number } };

/** What each kind of field has besides the basics. */
const kinds: Record<string, Kind> = {
  input: { may: { format: oneOf(...Object.keys(normalizers)) } },
  textarea: { may: { rows: number } },
  number: { may: { decimals: number, isSigned: flag, unit: text } },
  select: { must: { options }, may: { isFreeEntry: flag } },
  'tree-select': { must: { options }, may: { isLeafOnly: flag } },
  'multi-select': { must: { options }, may: { max: number } },
  cascader: { must: { options }, may: { isAnyLevel: flag } },
  tags: { may: { max: number, isCode: flag } },
  date: { may: { lies } },
  datetime: { may: { lies } },
  time: {},
  'date-range': { may: { withTime: flag } },
  radio: { must: { choices } },
  checkbox: { must: { choices } },
  switch: {},
  'rich-text': {},
  upload: files,
  image: files,
  table: { must: { table: text } },
};

function field(depth: number): JsonCheck {
  if (depth === 0) return (_value, at, report) => report(at, 'is nested too deeply');
  return byLook((value) => {
    const kind = propertyOf(value, 'kind');
    const own: Kind | undefined =
      kind === 'group'
        ? { must: { fields: listOf(field(depth - 1)) } }
        : typeof kind === 'string' && Object.hasOwn(kinds, kind)
          ? kinds[kind]
          : undefined;
    if (!own)
      return (_value, at, report) =>
        report(`${at}.kind`, `must be one of ${[...Object.keys(kinds), 'group'].join(', ')}`);
    return shape({ name: text, kind: text, label: localized, ...own.must }, { ...basics, ...own.may });
  });
}

/** The shape of a form's definition in JSON. */
export const formJson: JsonCheck = shape({
  sections: listOf(
    shape({ key: text, fields: listOf(field(5)) }, { title: localized, help: localized, shown: when }),
  ),
});
