import type { Preview } from '../../gallery/preview.ts';
import { toChinaTime } from '../format/format.ts';
import { TimeLeft } from './TimeLeft.tsx';

const hourMs = 3600_000;
const inHours = (hours: number) => () => (
  <TimeLeft until={toChinaTime(new Date(Date.now() + hours * hourMs + 60_000))} />
);

export const preview = {
  title: { 'zh-CN': '剩余时间', en: 'Time left' },
  states: {
    near: inHours(0),
    soon: inHours(20),
    ahead: inHours(30),
    days: inHours(100),
    late: inHours(-5),
    'late-days': inHours(-130),
    'no-time': () => <TimeLeft until="" />,
  },
} satisfies Preview;
