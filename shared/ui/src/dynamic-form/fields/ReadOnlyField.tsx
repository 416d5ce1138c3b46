import { lazy, type ReactNode, Suspense } from 'react';
import type { UploadedFile } from '../../file-upload/uploaded-file.ts';
import { useTexts } from '../../ui-texts.ts';
import { isEmptyValue } from '../definition/form-condition.ts';
import type { FormFieldData } from '../definition/form-fields.ts';
import styles from './DynamicForm.module.css';
import { dynamicFormTexts } from './dynamic-form-texts.ts';
import { shownValue } from './shown-value.ts';
import type { FieldOptions } from './use-field-options.ts';

const RichText = lazy(async () => ({ default: (await import('../../rich-text/RichText.tsx')).RichText }));

type ReadOnlyFieldProps = { field: FormFieldData; value: unknown; choices: FieldOptions; className?: string };

/** A field to be read: its label and what its value means, one entry of a description list. */
export function ReadOnlyField({ field, value, choices, className }: ReadOnlyFieldProps) {
  const { locale } = useTexts(dynamicFormTexts);
  return (
    <div className={className}>
      <dt className={styles.term}>{field.label[locale]}</dt>
      <dd className={styles.value} data-number={field.kind === 'number' || undefined}>
        <ReadOnlyValue field={field} value={value} choices={choices} />
      </dd>
    </div>
  );
}

function ReadOnlyValue({ field, value, choices }: ReadOnlyFieldProps): ReactNode {
  const { locale, ...texts } = useTexts(dynamicFormTexts);
  if (field.kind === 'upload' || field.kind === 'image') return <Files files={value as UploadedFile[]} />; // by its kind
  if (field.kind === 'rich-text' && !isEmptyValue(value)) {
    return (
      <Suspense fallback={<div className={styles.waiting} />}>
        <RichText html={value as string /* by its kind */} />
      </Suspense>
    );
  }
  const isWaiting = 'options' in field && choices.options === undefined;
  const shown = shownValue(field, value, { locale, texts, options: choices.options ?? [] });
  // A name that is still on its way is told by its code rather than by nothing.
  return <span aria-busy={(isWaiting && shown !== '') || undefined}>{shown || '—'}</span>;
}

function Files({ files }: { files: readonly UploadedFile[] }) {
  if (files.length === 0) return <span>—</span>;
  return (
    <ul className={styles.files}>
      {files.map(({ fileName, src }) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener">
            {fileName}
          </a>
        </li>
      ))}
    </ul>
  );
}
