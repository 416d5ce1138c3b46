import { useEffect, useId, useRef, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import type { UploadedFile, UploadFile } from '../file-upload/uploaded-file.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';

const words = {
  'zh-CN': {
    label: '营业执照',
    required: '请上传营业执照',
    refused: '文件已损坏或不完整，请检查后重新上传。',
    licence: '营业执照.png',
    long: '深圳市前海跨境电子商务供应链管理有限公司营业执照副本加盖公章扫描件.png',
  },
  en: {
    label: 'Business licence',
    required: 'Upload the business licence',
    refused: 'The file is damaged or incomplete; please check it and upload it again.',
    licence: 'Business licence.png',
    long: 'Shenzhen-Qianhai-Cross-border-E-commerce-business-licence-stamped.png',
  },
};

const names = { licence: 'licence', long: 'long' } as const;

/** A drawn paper, in two colours. */
function drawPaper(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [360, 240];
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = '#f4ead2';
  pen.fillRect(0, 0, 360, 240);
  pen.fillStyle = '#8a1f11';
  pen.fillRect(100, 32, 160, 18);
  for (let line = 0; line < 5; line += 1) pen.fillRect(48, 80 + line * 26, 264 - line * 24, 4);
  return canvas.toDataURL('image/png');
}

function paperFile(name: string): File {
  const bytes = Uint8Array.from(atob(drawPaper().split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));
  return new File([bytes], name);
}

/** A server that takes two seconds. */
const slow: UploadFile = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 20; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (signal.aborted) throw new Error('aborted');
    onProgress(step / 20);
  }
  return { fileName: file.name, src: drawPaper() };
};

/** One that stays at two thirds for good. */
const halfway: UploadFile = (_file, { onProgress }) => {
  onProgress(0.66);
  return new Promise(() => {});
};

type Case = Partial<Pick<ImageUploadProps, 'upload' | 'maxCount' | 'isDisabled'>> & {
  files?: readonly (keyof typeof names)[];
  hasError?: boolean;
  /** What is chosen as the state opens. */
  chosen?: 'picture' | 'text';
  isMissing?: boolean;
};

function Example({ files = [], hasError, chosen, isMissing, upload = slow, ...rest }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState<UploadedFile[]>(() =>
    files.map((name) => ({
      fileName: texts[name],
      // A query does no harm to a data URL's neighbours and tells two of them apart.
      src: isMissing ? `data:image/png,${name}` : `${drawPaper()}#${name}`,
    })),
  );
  const root = useRef<HTMLDivElement>(null);
  // As if somebody had just chosen it: only the browser's dialog could else.
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (!chosen || !input) return;
    const data = new DataTransfer();
    data.items.add(chosen === 'picture' ? paperFile('licence.png') : new File(['hello'], 'licence.png'));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [chosen]);
  return (
    <div ref={root}>
      <FormField
        id={useId()}
        label={texts.label}
        isGroup
        isRequired
        error={hasError ? texts.required : undefined}
      >
        {(control) => (
          <ImageUpload {...control} value={value} onChange={setValue} upload={upload} {...rest} />
        )}
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
  return <Example upload={failing} chosen="picture" />;
}

export const preview = {
  title: { 'zh-CN': '图片上传', en: 'Image upload' },
  states: {
    empty: () => <Example />,
    uploaded: () => <Example files={['licence']} />,
    several: () => <Example files={['licence', 'long']} maxCount={5} />,
    uploading: () => <Example upload={halfway} chosen="picture" />,
    failed: () => <FailedExample />,
    'not-taken': () => <Example chosen="text" />,
    missing: () => <Example files={['licence']} isMissing />,
    error: () => <Example hasError />,
    disabled: () => <Example files={['licence']} isDisabled />,
    'disabled-empty': () => <Example isDisabled />,
    'long-text': () => <Example files={['long']} />,
  },
} satisfies Preview;
