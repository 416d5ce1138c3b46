import { conversationLimits, conversationWordsProblems } from '@berth/contract';
import { uploadFile, useTypedPage } from '@berth/runtime';
import {
  FileUpload,
  FormField,
  isComposingKey,
  SendFoot,
  type Sent,
  TextField,
  TypedNotice,
  type UploadedFile,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useSiteSayInConversationMutation } from './conversations.queries.ts';
import styles from './inbox.module.css';
import { useDeskWords } from './use-desk-words.ts';

type Typed = { words: string; files: UploadedFile[] };
const empty: Typed = { words: '', files: [] };

/** An answer, kept for its conversation until it is sent; whoever answers takes over what nobody has. */
export function Reply({ id }: { id: string }) {
  const { t } = useDeskWords();
  const [call] = useSiteSayInConversationMutation();
  const [isFiling, setFiling] = useState(false);
  const [underWay, setUnderWay] = useState(0);
  const reply = useTypedForm<Typed, { words: string; files: string[] }, unknown>(
    useTypedPage(),
    `reply.${id}`,
    empty,
    ({ words, files }) => {
      const content = { words: words.trim(), files: files.map(({ src }) => src) };
      return {
        content,
        problems: conversationWordsProblems(content),
        call: (sent: Sent<typeof content>) => call({ body: { ...sent, id } }),
        onSent: () => setFiling(false),
      };
    },
  );
  const { form, typed } = reply;
  const isBusy = form.isBusy || underWay > 0;
  const handleKey = (event: KeyboardEvent) => {
    const isInWords = event.target instanceof HTMLTextAreaElement;
    if (!isInWords || event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    if (!isBusy) form.send();
  };
  const hasFiles = isFiling || typed.value.files.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside.
    <div className={styles.reply} onKeyDown={handleKey}>
      <TypedNotice typed={typed} />
      <TextField of={reply} name="words" label={t('reply')} rows={3} help={t('replyKeys')} />
      {hasFiles && (
        <FormField id={form.idOf('files')} label={t('files')} error={form.errorOf('files')} isGroup>
          {(control) => (
            <FileUpload
              {...control}
              value={typed.value.files}
              maxCount={conversationLimits.files}
              upload={uploadFile}
              onUploading={(state) => setUnderWay(state.underWay)}
              onChange={(change) => typed.set((before) => ({ ...before, files: change(before.files) }))}
            />
          )}
        </FormField>
      )}
      <SendFoot form={form} label={t('send')} isDisabled={underWay > 0}>
        {!hasFiles && <Button onClick={() => setFiling(true)}>{t('addFiles')}</Button>}
      </SendFoot>
    </div>
  );
}
