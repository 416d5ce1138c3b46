import { BulletinCard } from '../bulletin/BulletinCard.tsx';
import { FiguresCard } from '../figures/FiguresCard.tsx';
import { FunctionsCard } from '../functions/FunctionsCard.tsx';
import { WorklistCard } from '../worklist/WorklistCard.tsx';
import type { ConsoleCard } from './console-card.ts';

/** The shell's own cards. Orders are tens, so that cards of remotes stand between them. */
export const ownCards: readonly ConsoleCard[] = [
  {
    key: 'shell/worklist',
    title: { 'zh-CN': '需要您处理', en: 'Needs you' },
    size: { columns: 'twoThirds', rows: 'normal' },
    order: 10,
    isOpenOnPhone: true,
    Content: WorklistCard,
  },
  {
    key: 'shell/figures',
    title: { 'zh-CN': '业务概览', en: 'At a glance' },
    size: { columns: 'full', rows: 'low' },
    order: 30,
    isOpenOnPhone: true,
    Content: FiguresCard,
  },
  {
    key: 'shell/functions',
    title: { 'zh-CN': '常用功能', en: 'Common functions' },
    size: { columns: 'full', rows: 'low' },
    order: 80,
    isForNew: true,
    Content: FunctionsCard,
  },
  {
    key: 'shell/bulletin',
    title: { 'zh-CN': '公告与通知', en: 'Bulletin and notices' },
    size: { columns: 'half', rows: 'normal' },
    order: 70,
    isForNew: true,
    Content: BulletinCard,
  },
];
