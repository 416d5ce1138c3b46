import { FullScreenDialog } from '../full-screen-dialog/FullScreenDialog.tsx';
import { useTexts } from '../ui-texts.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { checkWorkbook, type WorkbookKind, workbookKinds } from './check-workbook.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './ImportDialog.module.css';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importDialogTexts } from './import-dialog-texts.ts';
import type { ImportFile, ImportResult } from './import-result.ts';
import { type ImportTemplate, TemplateLink } from './TemplateLink.tsx';
import { useImport } from './use-import.ts';

/** Spec section 9. */
const usualMaxBytes = 10 * 1024 * 1024;

export type ImportDialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  importFile: ImportFile;
  /** The rows are in: time to fetch the list again. The dialog stays until it is closed. */
  onImported?: (result: ImportResult) => void;
  template?: ImportTemplate;
  /** 10 MB unless told. */
  maxBytes?: number;
  /** What is taken, by name and by content; both unless told. */
  kinds?: readonly WorkbookKind[];
};

/**
 * Imports one workbook, all or nothing: choose or drop it, watch it go, cancel, and see what to correct by row and
 * column. While it runs the dialog stays open; each time it opens it begins anew.
 */
export function ImportDialog(props: ImportDialogProps) {
  const {
    title,
    isOpen,
    onClose,
    importFile,
    onImported,
    template,
    maxBytes = usualMaxBytes,
    kinds = workbookKinds,
  } = props;
  const texts = useTexts(importDialogTexts);
  const { state, choose, send, restart } = useImport({
    importFile,
    check: (file) => checkWorkbook(file, maxBytes, kinds, texts),
    unknownError: texts.unknown,
    onImported,
  });
  const body = useFocusKept(state.step);
  const handleClose = () => {
    restart();
    onClose();
  };
  return (
    <FullScreenDialog
      title={title}
      isOpen={isOpen}
      onClose={handleClose}
      isHeldOpen={state.step === 'running'}
    >
      <div className={styles.body} ref={body} tabIndex={-1}>
        {state.step === 'choose' && (
          <>
            {template && <TemplateLink template={template} />}
            <FileDrop
              maxBytes={maxBytes}
              kinds={kinds}
              problem={state.problem}
              onChoose={choose}
              onProblem={(problem) => restart({ problem })}
            />
            <p className={styles.hint} role="status">
              {state.note}
            </p>
          </>
        )}
        {state.step === 'running' && (
          <ImportProgress
            fileName={state.file.name}
            share={state.share}
            read={state.read}
            onCancel={() => restart({ note: texts.cancelled })}
          />
        )}
        {state.step !== 'choose' && state.step !== 'running' && (
          <ImportOutcome
            key={state.step}
            outcome={state}
            onAgain={() => send(state.file)}
            onAnother={() => restart()}
            onClose={handleClose}
          />
        )}
      </div>
    </FullScreenDialog>
  );
}
