import type { MessageWords } from '../../notify/message-words.ts';

export const taskMessageWords: MessageWords<'taskDone'> = {
  taskDone: ({ isFailed, title }) =>
    isFailed
      ? {
          title: { 'zh-CN': '{task} 失败', en: '{task} failed' },
          content: {
            'zh-CN': '任务“{task}”没有完成，可在任务中心重试。',
            en: '“{task}” could not be finished; you can try again in the task centre.',
          },
          params: { task: title },
        }
      : {
          title: { 'zh-CN': '{task} 已完成', en: '{task} is ready' },
          content: {
            'zh-CN': '任务“{task}”已完成，可在任务中心下载。',
            en: '“{task}” is finished; download it in the task centre.',
          },
          params: { task: title },
        },
};
