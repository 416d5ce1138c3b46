import { cargoLineProblems, problemMessage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, jumpTo, ProblemList } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { CargoSheetProps } from '../sheet/CargoSheet.tsx';
import { type CargoLineDraft, rememberPerLine, toCargoLine } from '../sheet/cargo-draft.ts';
import styles from './ImportNotice.module.css';
import type { ImportedCargo } from './imported-lines.ts';

type ImportNoticeProps = {
  imported: ImportedCargo;
  lines: readonly CargoLineDraft[];
  idOf: (path: string) => string;
  onChange: CargoSheetProps['onChange'];
  onClose: () => void;
};

const problemsOf = rememberPerLine((line: CargoLineDraft) =>
  cargoLineProblems(toCargoLine(line), { isComplete: true }),
);

/**
 * What an import brought, with the way back as long as nothing else was changed (after that the sheet's own undo goes
 * step by step), and what is still to be corrected in it.
 */
export function ImportNotice({ imported, lines, idOf, onChange, onClose }: ImportNoticeProps) {
  const { t, locale } = useTranslation('booking');
  const notice = useRef<HTMLElement>(null);
  // The dialog that had the focus is gone.
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  const messages = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (!imported.keys.has(line.key)) continue;
    for (const problem of problemsOf(line)) {
      const path = `cargo.${line.key}.${problem.path}`;
      if (messages.has(path)) continue;
      messages.set(path, problemMessage(problem, locale));
      names.set(path, t('cargo.cellLabel', { column: t(`cargo.${problem.path}`), line: at + 1 }));
    }
  }
  const handleUndo = () => {
    onChange(imported.before, { type: 'restore', lines: imported.before });
    onClose();
  };
  const said = { count: formatCount(imported.keys.size, locale), file: imported.fileName };
  return (
    <section ref={notice} className={styles.notice} tabIndex={-1} aria-label={t('import.title')}>
      <div className={styles.line}>
        <span role="status">{t('import.done', said)}</span>
        {lines === imported.lines && (
          <Button size="small" onClick={handleUndo}>
            {t('import.undo')}
          </Button>
        )}
        <Button size="small" type="text" onClick={onClose}>
          {t('import.close')}
        </Button>
      </div>
      <ProblemList
        messages={messages}
        nameOf={(path) => names.get(path) ?? ''}
        onJump={(path) => jumpTo(idOf(path))}
      />
    </section>
  );
}
