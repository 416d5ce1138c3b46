import { listFields } from '../../dynamic-form/definition/list-fields.ts';
import { useUiTexts } from '../../ui-texts.ts';
import type { FormWords } from '../state/section-fields.ts';
import type { DefinedSection } from './defined-section.ts';

/** The words of a form that consists of definitions, for its sections, its progress and its summary of problems. */
export function useDefinedWords(sections: readonly DefinedSection[]): FormWords {
  const { locale } = useUiTexts();
  const fields = sections.flatMap(({ defined }) => listFields(defined.form));
  const labelOf = (path: string) => fields.find((at) => at.path === path)?.field.label[locale] ?? '';
  return {
    section: (name) => {
      const section = sections.find((each) => each.name === name)?.defined.section;
      // A list has no section of its own: its cells are named by its label.
      return section ? (section.title?.[locale] ?? '') : labelOf(name);
    },
    field: labelOf,
    cell: (list, column, line) => {
      const table = fields.find((at) => at.path === list)?.field;
      const from = sections.find(({ fields: names }) => names.includes(list))?.defined.functions.tables;
      const columns = table?.kind === 'table' ? from?.[table.table]?.columns : undefined;
      const title = columns?.find(({ key }) => key === column)?.title ?? column;
      return `${labelOf(list)} · ${title} · ${line}`;
    },
  };
}
