import { Button } from 'antd';
import { useState } from 'react';
import { Opened } from '../../gallery/Opened.tsx';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { FilePane } from './FilePane.tsx';
import { FileViewer } from './FileViewer.tsx';
import { lockedPdf, samplePdf } from './sample-files.ts';
import { ViewableFiles } from './ViewableFiles.tsx';
import type { ViewedFile } from './viewed-file.ts';

const words = {
  'zh-CN': {
    look: '查看单证',
    save: '保存单证并生成新版本',
    documents: 'CD-20261120-0007 报关单证.pdf',
    invoice: '商业发票',
    packing: '装箱单',
    goods: '不锈钢保温杯 500 毫升，共 240 个',
    scan: '报关委托书（盖章扫描件）.png',
    locked: '银行水单.pdf',
    broken: '合同.pdf',
    refused: '没有权限访问该资源',
    files: '文件',
  },
  en: {
    look: 'Look at the documents',
    save: 'Save the documents anew',
    documents: 'CD-20261120-0007 customs documents.pdf',
    invoice: 'Commercial invoice',
    packing: 'Packing list',
    goods: 'Vacuum flasks, 500 ml, 240 pieces',
    scan: 'Power of attorney, stamped and scanned.png',
    locked: 'Bank slip.pdf',
    broken: 'Contract.pdf',
    refused: 'You may not open this',
    files: 'files',
  },
};
type Words = (typeof words)['en'];

const documentsOf = ({ documents, invoice, packing, goods }: Words, revision = 1): ViewedFile => ({
  id: 'documents',
  fileName: documents,
  note: '2026-11-20',
  revision,
  read: async () => samplePdf([[invoice, `No. C-2026-11/${revision}`, goods], [packing, goods], [packing]]),
});
const scanOf = ({ scan }: Words): ViewedFile => ({ id: 'scan', fileName: scan, read: drawScan });
const lockedOf = ({ locked }: Words): ViewedFile => ({
  id: 'locked',
  fileName: locked,
  read: async () => lockedPdf(),
});
const brokenOf = ({ broken }: Words): ViewedFile => ({
  id: 'broken',
  fileName: broken,
  read: async () => new Blob(['%PDF-1.7 and no more']),
});
const refusedOf = ({ documents, refused }: Words): ViewedFile => ({
  id: 'refused',
  fileName: documents,
  read: () => Promise.reject(new Error(refused)),
});
const endlessOf = ({ documents }: Words): ViewedFile => ({
  id: 'endless',
  fileName: documents,
  read: () => new Promise(() => undefined),
});

/** A page with a stamp, as a scanner would give it. */
async function drawScan(): Promise<Blob> {
  const canvas = new OffscreenCanvas(840, 1188);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  pen.fillStyle = '#fdfcf7';
  pen.fillRect(0, 0, 840, 1188);
  pen.fillStyle = '#333';
  for (let line = 0; line < 24; line += 1) pen.fillRect(90, 120 + line * 34, 420 + ((line * 97) % 240), 10);
  pen.strokeStyle = '#c0392b';
  pen.lineWidth = 8;
  pen.arc(610, 960, 96, 0, 2 * Math.PI);
  pen.stroke();
  return await canvas.convertToBlob();
}

type Choose = (words: Words) => readonly ViewedFile[];

function Viewer({ choose }: { choose: Choose }) {
  const texts = useTexts(words);
  const [openId, setOpenId] = useState<string | null>(null);
  const files = choose(texts);
  return (
    <>
      <Button onClick={() => setOpenId(files[0]?.id ?? null)}>{texts.look}</Button>
      <FileViewer files={files} openId={openId} onMove={setOpenId} onClose={() => setOpenId(null)} />
    </>
  );
}

/** Saved anew while it is open, as a colleague would. */
function Changing() {
  const texts = useTexts(words);
  const [isOpen, setIsOpen] = useState(false);
  const [revision, setRevision] = useState(1);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.look}</Button>{' '}
      <Button onClick={() => setRevision(revision + 1)}>{texts.save}</Button>
      <FileViewer
        files={[documentsOf(texts, revision)]}
        openId={isOpen ? 'documents' : null}
        onMove={() => undefined}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function Links() {
  const texts = useTexts(words);
  const [pdf] = useState(() => URL.createObjectURL(samplePdf([[texts.invoice, texts.goods]])));
  return (
    <ViewableFiles label={texts.files} files={[{ fileName: texts.documents, src: pdf, bytes: 151_552 }]} />
  );
}

function Pane() {
  return <FilePane file={scanOf(useTexts(words))} />;
}

const open = (choose: Choose) => ({
  alone: () => (
    <Opened>
      <Viewer choose={choose} />
    </Opened>
  ),
});

export const preview = {
  title: { 'zh-CN': '文件查看', en: 'File viewer' },
  states: {
    changing: Changing,
    links: Links,
    'in-page': Pane,
    'pdf-open': open((texts) => [documentsOf(texts)]),
    'several-open': open((texts) => [scanOf(texts), documentsOf(texts), lockedOf(texts), brokenOf(texts)]),
    'locked-open': open((texts) => [lockedOf(texts)]),
    'broken-open': open((texts) => [brokenOf(texts)]),
    'refused-open': open((texts) => [refusedOf(texts)]),
    'loading-open': open((texts) => [endlessOf(texts)]),
  },
} satisfies Preview;
