import { type ContentKind, type ContentOf, sitePictureAddress, sitePicturesPath } from '@berth/contract';
import { type FormDefinition, numberOfDraft, type UploadedFile } from '@berth/ui';
import type { ContentSection, EntryOf } from './content-section.ts';

type OfForm<Kind extends ContentKind> = Pick<ContentSection<Kind>, 'kind' | 'form'>;

/** What is sent of what was typed. */
export function recordOf<Kind extends ContentKind>(
  { kind, form }: OfForm<Kind>,
  entry: EntryOf<Kind>,
): ContentOf<Kind> {
  const values = Object.entries(entry).map(([name, value]) => [name, toSent(kindOf(form, name), value)]);
  return { ...Object.fromEntries(values), kind } as ContentOf<Kind>; // the same fields
}

/** A record as it is typed. */
export function entryOf<Kind extends ContentKind>(
  { form }: OfForm<Kind>,
  record: ContentOf<Kind>,
): EntryOf<Kind> {
  const { kind: _kind, ...fields } = record;
  const values = Object.entries(fields).map(([name, value]) => [name, toTyped(kindOf(form, name), value)]);
  return Object.fromEntries(values) as EntryOf<Kind>; // the same fields
}

function kindOf({ sections }: Pick<FormDefinition<object>, 'sections'>, name: string): string | undefined {
  return sections.flatMap(({ fields }) => fields).find((field) => field.name === name)?.kind;
}

// What a field holds follows from its kind: numbers are typed as texts, and a picture is a list of one file.
function toSent(kind: string | undefined, value: unknown): unknown {
  if (kind === 'number') return numberOfDraft(value as string);
  if (kind === 'image') return pictureIdOf(value as readonly UploadedFile[]);
  return value;
}

function toTyped(kind: string | undefined, value: unknown): unknown {
  if (kind === 'number') return String(value ?? '');
  if (kind === 'image') return value === null ? [] : [pictureFile(value as string)];
  return value;
}

/** A picture of the site as a form's file. */
export function pictureFile(id: string, fileName = ''): UploadedFile {
  return { fileName: fileName || 'picture.png', src: sitePictureAddress(id, 480) };
}

function pictureIdOf([file]: readonly UploadedFile[]): string | null {
  const name = file?.src.slice(sitePicturesPath.length + 1) ?? '';
  return name === '' ? null : name.replace(/-\d+\.\w+$/, '');
}
