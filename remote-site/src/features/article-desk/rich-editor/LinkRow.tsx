import { isSafeLink } from '@berth/contract';
import { FormField, isComposingKey, TextInput } from '@berth/ui';
import type { Editor } from '@tiptap/react';
import { Button } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './RichTextEditor.module.css';

/** Where the chosen words lead to. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useArticleWords();
  const id = useId();
  const before = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [isTried, setTried] = useState(false);
  const href = completed(address);
  const isBad = isTried && !isSafeLink(href);
  const apply = () => {
    setTried(true);
    if (!isSafeLink(href)) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setMark('link', { href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      editor.commands.focus();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the field within.
    <div className={styles.linkRow} onKeyDown={handleKey}>
      <FormField id={id} label={t('linkTo')} help={t('linkHelp')} error={isBad ? t('linkBad') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={address}
            onChange={setAddress}
            placeholder="https://"
            inputMode="text"
          />
        )}
      </FormField>
      <Button type="primary" onClick={apply}>
        {t('applyLink')}
      </Button>
      {before !== undefined && <Button onClick={remove}>{t('removeLink')}</Button>}
      <Button onClick={onClose}>{t('cancel')}</Button>
    </div>
  );
}

/** An address as people write it: without a protocol, or a mail address alone. */
function completed(address: string): string {
  const typed = address.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(typed) ? `https://${typed}` : typed;
}
