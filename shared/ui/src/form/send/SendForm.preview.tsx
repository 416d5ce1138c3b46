import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { FormField } from '../../form-field/FormField.tsx';
import { TextInput } from '../../text-input/TextInput.tsx';
import { useTexts } from '../../ui-texts.ts';
import { SendFailure } from './SendFailure.tsx';
import { useSendForm } from './use-send-form.ts';

const texts = {
  'zh-CN': { label: '回复', send: '发送', failed: '服务暂时不可用，请稍后再试。' },
  en: { label: 'Reply', send: 'Send', failed: 'The service is not available. Please try again later.' },
};

function Example() {
  const { label, send, failed } = useTexts(texts);
  const [words, setWords] = useState('');
  const form = useSendForm({
    content: { words },
    problems: words === '' ? [{ path: 'words', rule: 'required' }] : [],
    call: async () => ({ error: { kind: 'status', status: 503, message: failed } }),
    onSent: () => undefined,
  });
  return (
    <>
      <FormField id={form.idOf('words')} label={label} error={form.errorOf('words')} isRequired>
        {(control) => <TextInput {...control} value={words} onChange={setWords} />}
      </FormField>
      <SendFailure form={form} />
      <Button type="primary" loading={form.isBusy} onClick={form.send}>
        {send}
      </Button>
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '一次发送的表单', en: 'Form that is sent once' },
  states: { plain: Example },
} satisfies Preview;
