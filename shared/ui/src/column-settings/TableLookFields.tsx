import { ChoiceGroup } from '../choice-group/ChoiceGroup.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './ColumnSettingsPanel.module.css';
import type { ColumnDraft } from './column-draft.ts';
import { columnSettingsTexts } from './column-settings-texts.ts';

type TableLookFieldsProps = { id: string; draft: ColumnDraft; onChange: (draft: ColumnDraft) => void };

/** Row height, vertical lines and stripes. */
export function TableLookFields({ id, draft, onChange }: TableLookFieldsProps) {
  const texts = useTexts(columnSettingsTexts);
  const choices = [
    { value: 'comfortable', label: texts.comfortable },
    { value: 'compact', label: texts.compact },
  ] as const;
  return (
    <div className={styles.look}>
      <span className={styles.label} id={`${id}-density-label`}>
        {texts.density}
      </span>
      <ChoiceGroup
        id={`${id}-density`}
        choices={choices}
        value={draft.density}
        onChange={(density) => onChange({ ...draft, density })}
      />
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={draft.isBordered}
          onChange={(event) => onChange({ ...draft, isBordered: event.target.checked })}
        />
        {texts.bordered}
      </label>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={draft.isStriped}
          onChange={(event) => onChange({ ...draft, isStriped: event.target.checked })}
        />
        {texts.striped}
      </label>
    </div>
  );
}
