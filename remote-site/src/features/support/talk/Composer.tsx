import { conversationLimits, fileKindNames, fileKinds } from '@berth/contract';
import { ApiError, problemText } from '@berth/runtime';
import { isComposingKey, newUuid, toChinaTime } from '@berth/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useSupportWords } from '../use-support-words.ts';
import type { Draft } from './draft.ts';
import styles from './talk.module.css';
import type { TalkFile } from './talk.ts';

type ComposerProps = {
  draft: Draft;
  label: string;
  placeholder?: string;
  rows?: number;
  /** Of the button. */
  sendLabel: string;
  isBusy?: boolean;
  upload: (file: File) => Promise<TalkFile>;
  onChange: (part: Partial<Draft>) => void;
  onFile: (file: TalkFile) => void;
  onSend: (at: string, key: string) => void;
  /** What else is asked, between the words and the button. */
  children?: ReactNode;
};

const accept = fileKinds
  .flatMap((kind) => fileKindNames[kind].endings.map((ending) => `.${ending}`))
  .join(',');

/** Where something is typed and files are put with it. Enter sends; where one types with a finger it is a new line. */
export function Composer(props: ComposerProps) {
  const { draft, label, placeholder, rows = 2, sendLabel, isBusy = false } = props;
  const { t, locale } = useSupportWords();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(0);
  const [problem, setProblem] = useState('');
  const { words, files } = draft;
  const isEmpty = words.trim() === '' && files.length === 0;
  const send = () => {
    setProblem('');
    if (isBusy || uploading > 0) return;
    if (isEmpty) return setProblem(t('talk.nothingToSend'));
    props.onSend(toChinaTime(new Date()), newUuid());
  };
  const handleKey = (event: KeyboardEvent) => {
    const isMeant = event.key === 'Enter' && !event.shiftKey && !isComposingKey(event.nativeEvent);
    if (!isMeant || isTouched()) return;
    event.preventDefault();
    send();
  };
  const take = async (chosen: readonly File[]) => {
    setProblem('');
    const room = conversationLimits.files - files.length - uploading;
    if (chosen.length > room) setProblem(t('talk.tooManyFiles', { max: String(conversationLimits.files) }));
    const taken = chosen.slice(0, Math.max(0, room));
    setUploading((count) => count + taken.length);
    for (const file of taken) {
      try {
        props.onFile(await props.upload(file));
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setProblem(`${file.name}: ${problemText(failure.toProblem(), locale)}`);
      } finally {
        setUploading((count) => count - 1);
      }
    }
  };
  return (
    <div className={styles.composer}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={words}
        placeholder={placeholder}
        maxLength={conversationLimits.words * 2}
        aria-describedby={`${id}-keys`}
        onChange={(event) => props.onChange({ words: event.target.value })}
        onKeyDown={handleKey}
        onPaste={(event) => {
          const pasted = Array.from(event.clipboardData.files);
          if (pasted.length === 0) return;
          event.preventDefault();
          void take(pasted);
        }}
      />
      {files.length > 0 && (
        <ul className={styles.attached} aria-label={t('talk.attached')}>
          {files.map(({ fileName, file }) => (
            <li key={file}>
              <span>{fileName}</span>
              <button
                type="button"
                className={styles.link}
                aria-label={t('talk.removeFile', { name: fileName })}
                onClick={() => props.onChange({ files: files.filter((each) => each.file !== file) })}
              >
                {t('talk.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem !== '' && (
        <p className={styles.failed} role="alert">
          {problem}
        </p>
      )}
      {props.children}
      <div className={styles.tools}>
        <input
          ref={chooser}
          className={styles.chooser}
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          accept={accept}
          onChange={(event) => {
            void take(Array.from(event.target.files ?? []));
            event.target.value = '';
          }}
        />
        <button type="button" className={styles.quietButton} onClick={() => chooser.current?.click()}>
          {t('talk.addFile')}
        </button>
        <span id={`${id}-keys`} className={styles.keys}>
          {uploading > 0 ? t('talk.uploading') : !isTouched() && t('talk.keys')}
        </span>
        <button type="button" className={styles.send} aria-busy={isBusy} onClick={send}>
          {sendLabel}
        </button>
      </div>
    </div>
  );
}

const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
