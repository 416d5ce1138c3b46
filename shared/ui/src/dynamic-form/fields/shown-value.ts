import { fillTemplate, type Locale, normalizeDecimal } from '@berth/contract';
import { formatMoment } from '../../format/format.ts';
import { nameOfOption, optionsAlong, pathToOption, type TreeOption } from '../../tree-select/tree-options.ts';
import { isEmptyValue } from '../definition/form-condition.ts';
import type { FormChoice, FormFieldData } from '../definition/form-fields.ts';
import type { DynamicFormTexts } from './dynamic-form-texts.ts';

type Reader = { locale: Locale; texts: DynamicFormTexts; options: readonly TreeOption[] };

/** What a value is to a reader: names for codes, grouped figures, dates to the minute; '' for nothing entered. */
export function shownValue(field: FormFieldData, value: unknown, reader: Reader): string {
  if (isEmptyValue(value)) return '';
  if (typeof value === 'boolean') return value ? reader.texts.yes : reader.texts.no;
  if (typeof value === 'string') return shownText(field, value, reader);
  if (!Array.isArray(value)) return '';
  if (field.kind === 'date-range') return shownRange(value, field.withTime ?? false, reader.texts);
  const list = value.filter((item) => typeof item === 'string');
  return field.kind === 'cascader'
    ? shownPath(list, reader)
    : list.map((item) => nameOf(field, item, reader)).join(reader.texts.listed);
}

function shownText(field: FormFieldData, value: string, reader: Reader): string {
  switch (field.kind) {
    case 'number':
      return [grouped(value), field.unit].filter(Boolean).join(' ');
    case 'datetime':
      return formatMoment(value);
    case 'tree-select': {
      const path = pathToOption(reader.options, value);
      return path.map((option) => nameOfOption(option, reader.locale)).join(' / ') || value;
    }
    default:
      return nameOf(field, value, reader);
  }
}

function nameOf(field: FormFieldData, value: string, { locale, options }: Reader): string {
  const choices: readonly FormChoice[] = 'choices' in field ? field.choices : [];
  const choice = choices.find((one) => one.value === value);
  if (choice) return choice.label[locale];
  const option = options.find((one) => one.value === value);
  return option ? nameOfOption(option, locale) : value;
}

function shownPath(values: readonly string[], { locale, options }: Reader): string {
  const known = optionsAlong(options, values);
  const names = values.map((value, at) => {
    const option = known[at];
    return option ? nameOfOption(option, locale) : value;
  });
  return names.join(' / ');
}

function shownRange(value: readonly unknown[], withTime: boolean, texts: DynamicFormTexts): string {
  const show = (end: unknown) => (typeof end === 'string' ? (withTime ? formatMoment(end) : end) : '');
  const [from, to] = [show(value[0]), show(value[1])];
  const template = from && to ? texts.range : from ? texts.rangeFrom : texts.rangeTo;
  return fillTemplate(template, { from, to });
}

/** `1284.50` as `1,284.50`: digits are grouped and none is added or lost; what is no number stays as it was typed. */
function grouped(draft: string): string {
  const [whole = '', fraction] = (normalizeDecimal(draft) ?? '').split('.');
  if (whole === '') return draft;
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
