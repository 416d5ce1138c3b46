import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CheckGroup } from '../../check-group/CheckGroup.tsx';
import { ChoiceGroup } from '../../choice-group/ChoiceGroup.tsx';
import { DateInput } from '../../date-input/DateInput.tsx';
import { TimeInput } from '../../date-input/TimeInput.tsx';
import { DateRangeInput } from '../../date-range-input/DateRangeInput.tsx';
import type { FilesChange } from '../../file-upload/upload-memory.ts';
import type { UploadState } from '../../file-upload/upload-queue.ts';
import type { UploadedFile } from '../../file-upload/uploaded-file.ts';
import type { ControlProps } from '../../form-field/FormField.tsx';
import { MultiSelect } from '../../multi-select/MultiSelect.tsx';
import { NumberInput } from '../../number-input/NumberInput.tsx';
import { SearchSelect } from '../../search-select/SearchSelect.tsx';
import { SwitchInput } from '../../switch-input/SwitchInput.tsx';
import { TagsInput } from '../../tags-input/TagsInput.tsx';
import { TextInput } from '../../text-input/TextInput.tsx';
import { useUiTexts } from '../../ui-texts.ts';
import type { FormChoice, FormFieldData, UploadKinds } from '../definition/form-fields.ts';
import { normalizers } from '../definition/form-rules.ts';
import { valueAt } from '../definition/form-values.ts';
import styles from './DynamicForm.module.css';
import type { FormLink } from './form-link.ts';
import type { FieldOptions } from './use-field-options.ts';

// What few forms have is fetched by those that have it.
const TreeChoice = later(async () => (await import('../../tree-select/TreeChoice.tsx')).TreeChoice);
const FileUpload = later(async () => (await import('../../file-upload/FileUpload.tsx')).FileUpload);
const ImageUpload = later(async () => (await import('../../image-upload/ImageUpload.tsx')).ImageUpload);
const CascadeChoice = later(async () => (await import('../../cascader/CascadeChoice.tsx')).CascadeChoice);

function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

type FieldControlProps = {
  field: FormFieldData;
  control: ControlProps;
  value: unknown;
  onChange: (value: unknown) => void;
  isDisabled: boolean;
  choices: FieldOptions;
  path: string;
  form: FormLink;
};

/** The control of a field by its kind. Each `as` here stands on the definition: kind and value were checked together. */
export function FieldControl(props: FieldControlProps) {
  const { field, control, value, onChange, isDisabled, choices, path, form } = props;
  const { locale } = useUiTexts();
  const shared = { ...control, isDisabled, placeholder: field.placeholder?.[locale] };
  const text = { value: value as string, onChange };
  const list = { value: value as readonly string[], onChange };
  const { placeholder: _placeholder, ...plain } = shared;
  const sending = ({ maxCount, maxBytes }: UploadKinds) => ({
    maxCount,
    maxBytes,
    value: value as readonly UploadedFile[],
    // An upload may end while the field is not drawn: what the form has then counts.
    onChange: (change: FilesChange) =>
      onChange(change(valueAt(form.getValues(), path) as readonly UploadedFile[])),
    upload: form.getUpload(),
    memory: form.uploadsAt(path),
    onUploading: (state: UploadState) => form.followUploads(path, state),
  });
  switch (field.kind) {
    case 'input':
      return <TextInput {...shared} {...text} {...formatted[field.format ?? 'none']} />;
    case 'textarea':
      return <TextInput {...shared} {...text} rows={field.rows ?? 3} />;
    case 'number':
      return <NumberInput {...shared} {...text} unit={field.unit} isWhole={field.decimals === 0} />;
    case 'select':
      return <SearchSelect {...shared} {...text} {...choices} isFreeEntry={field.isFreeEntry} />;
    case 'multi-select':
      return <MultiSelect {...shared} {...list} {...choices} max={field.max} />;
    case 'tags':
      return <TagsInput {...shared} {...list} max={field.max} isCode={field.isCode} />;
    case 'tree-select':
      return inTime(<TreeChoice {...shared} {...text} {...choices} isLeafOnly={field.isLeafOnly} />);
    case 'cascader':
      return inTime(<CascadeChoice {...shared} {...list} {...choices} isAnyLevel={field.isAnyLevel} />);
    case 'date':
    case 'datetime':
      return (
        <DateInput
          {...shared}
          value={value as string | null}
          onChange={onChange}
          withTime={field.kind === 'datetime'}
          lies={field.lies}
        />
      );
    case 'time':
      return <TimeInput {...shared} value={value as string | null} onChange={onChange} />;
    case 'date-range':
      return (
        <DateRangeInput
          {...plain}
          value={value as readonly [string | null, string | null]}
          onChange={onChange}
          withTime={field.withTime}
        />
      );
    case 'radio':
      return (
        <ChoiceGroup
          {...plain}
          value={value as string | null}
          onChange={onChange}
          choices={inLanguage(field.choices, locale)}
        />
      );
    case 'checkbox':
      return <CheckGroup {...plain} {...list} choices={inLanguage(field.choices, locale)} />;
    case 'switch':
      return <SwitchInput {...plain} value={value as boolean} onChange={onChange} />;
    case 'upload':
      return inTime(<FileUpload {...plain} {...sending(field)} />);
    case 'image':
      return inTime(<ImageUpload {...plain} {...sending(field)} />);
    default:
      return null; // groups, tables and rich text are no controls: `FieldGrid` and `ReadOnlyField` draw them
  }
}

const code = { isCode: true, inputMode: 'text' } as const;
const phone = { inputMode: 'tel' } as const;

/** How a text of each format is entered. */
const formatted = {
  none: {},
  code: { ...code, normalize: normalizers.code },
  phone: { ...phone, normalize: normalizers.phone, autoComplete: 'tel' },
  mobile: { ...phone, normalize: normalizers.mobile, autoComplete: 'tel' },
  email: { normalize: normalizers.email, autoComplete: 'email' },
  'credit-code': { ...code, normalize: normalizers['credit-code'] },
  'container-number': { ...code, normalize: normalizers['container-number'] },
  'port-code': { ...code, normalize: normalizers['port-code'] },
};

function inLanguage(choices: readonly FormChoice[], locale: 'zh-CN' | 'en') {
  return choices.map(({ value, label, hint }) => ({ value, label: label[locale], hint: hint?.[locale] }));
}

function inTime(control: ReactNode) {
  return <Suspense fallback={<div className={styles.waiting} />}>{control}</Suspense>;
}
