import type { Preview } from '../../gallery/preview.ts';
import { FileLinks } from './FileLinks.tsx';

const files = [
  { fileName: 'receipt-20261120.pdf', src: '#pdf', bytes: 151_552, note: '2026-11-20' },
  { fileName: 'weighing.jpg', src: '#jpg', bytes: 820 },
];

export const preview = {
  title: { 'zh-CN': '文件链接', en: 'Links to files' },
  states: { files: () => <FileLinks files={files} label="files" /> },
} satisfies Preview;
