import { useSignal, useTranslation } from '@berth/runtime';
import { HeaderPopup } from '../header-popup/HeaderPopup.tsx';
import { runningTasks } from '../messages/live-news.ts';

/** How many tasks run, and behind it the task centre. */
export function TaskButton({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const running = useSignal(runningTasks) ?? 0;
  return (
    <HeaderPopup
      className={className}
      icon="tasks"
      title={t('tasks.title')}
      label={running > 0 ? t('tasks.running', { count: running }) : t('tasks.title')}
      count={running}
      load={loadPanel}
    />
  );
}

const loadPanel = async () => ({ default: (await import('./TaskPanel.tsx')).TaskPanel });
