import { useEffect, useId, useRef, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadedFile, UploadFile } from './uploaded-file.ts';

const words = {
  'zh-CN': {
    label: '退税资料',
    help: '发票、装箱单与报关单',
    required: '请上传退税资料',
    refused: 'PDF 含有脚本、附件、多媒体、自动动作或加密，请另存为普通 PDF 后再上传。',
    invoice: '商业发票 2026-11.pdf',
    licence: '营业执照.jpg',
    long: '深圳市前海跨境电子商务供应链管理有限公司_出口货物报关单_装箱单_2026年11月第三批_最终确认版.pdf',
  },
  en: {
    label: 'Papers for the tax refund',
    help: 'Invoice, packing list and customs declaration',
    required: 'Upload the papers for the tax refund',
    refused:
      'The PDF has scripts, attachments, media, automatic actions or encryption; save it as a plain PDF and upload that.',
    invoice: 'Commercial invoice 2026-11.pdf',
    licence: 'Business licence.jpg',
    long: 'Shenzhen-Qianhai-Cross-border-E-commerce-Supply-Chain_declaration_packing-list_2026-11_final.pdf',
  },
};

const pdf = (name: string) => new File(['%PDF-1.7\n', new Uint8Array(430_000)], name);

/** A server that takes two seconds. */
const slow: UploadFile = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 20; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (signal.aborted) throw new Error('aborted');
    onProgress(step / 20);
  }
  return { fileName: file.name, src: `#${file.name}` };
};

/** One that stays at two thirds for good. */
const halfway: UploadFile = (_file, { onProgress }) => {
  onProgress(0.66);
  return new Promise(() => {});
};

type Case = Partial<Pick<FileUploadProps, 'upload' | 'maxCount' | 'isDisabled'>> & {
  files?: readonly ('invoice' | 'licence' | 'long')[];
  hasError?: boolean;
  /** Chosen as the state opens. */
  chosen?: readonly File[];
};

function Example({ files = [], hasError, chosen = [], upload = slow, ...rest }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState<UploadedFile[]>(
    files.map((name) => ({ fileName: texts[name], src: `#${name}` })),
  );
  const root = useRef<HTMLDivElement>(null);
  // As if somebody had just chosen them: only the browser's dialog could else.
  useEffect(() => {
    if (chosen.length === 0) return;
    const data = new DataTransfer();
    for (const file of chosen) data.items.add(file);
    const input = root.current?.querySelector('input');
    if (!input) return;
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [chosen]);
  return (
    <div ref={root}>
      <FormField
        id={useId()}
        label={texts.label}
        help={texts.help}
        isGroup
        isRequired
        error={hasError ? texts.required : undefined}
      >
        {(control) => <FileUpload {...control} value={value} onChange={setValue} upload={upload} {...rest} />}
      </FormField>
    </div>
  );
}

function FailedExample() {
  const { refused } = useTexts(words);
  const failing: UploadFile = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error(refused);
  };
  return <Example upload={failing} chosen={sending} />;
}

const sending = [pdf('declaration.pdf')];
const refusedFiles = [
  new File(['<svg/>'], 'drawing.svg'),
  new File(['%PDF-', new Uint8Array(11_000_000)], 'scan.pdf'),
];

export const preview = {
  title: { 'zh-CN': '文件上传', en: 'File upload' },
  states: {
    empty: () => <Example />,
    uploaded: () => <Example files={['invoice', 'licence']} />,
    uploading: () => <Example files={['invoice']} upload={halfway} chosen={sending} />,
    failed: () => <FailedExample />,
    'not-taken': () => <Example chosen={refusedFiles} />,
    full: () => <Example files={['invoice']} maxCount={1} />,
    error: () => <Example hasError />,
    disabled: () => <Example files={['invoice', 'licence']} isDisabled />,
    'disabled-empty': () => <Example isDisabled />,
    'long-text': () => <Example files={['long', 'invoice']} />,
  },
} satisfies Preview;
