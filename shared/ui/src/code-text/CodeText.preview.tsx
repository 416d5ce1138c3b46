import type { Preview } from '../../gallery/preview.ts';
import { CodeText } from './CodeText.tsx';

export const preview = {
  title: { 'zh-CN': '编号', en: 'Code' },
  states: {
    plain: () => <CodeText code="SZL-261120-0042" />,
    container: () => <CodeText code="MSKU4712386" />,
    long: () => <CodeText code="COSU6379251840-SZX-LAX-ONT8-20261120-0042-REV-17" />,
  },
} satisfies Preview;
