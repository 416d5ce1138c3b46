import { useTranslation } from '@berth/runtime';
import { type KeyboardEvent, useRef } from 'react';
import styles from './ContainerTabs.module.css';
import { timeOf } from './container-voyage.ts';
import { DelayText } from './DelayText.tsx';
import type { TracedContainer } from './track-containers.queries.ts';

type ContainerTabsProps = {
  containers: readonly TracedContainer[];
  shown: string;
  onShow: (number: string) => void;
};

/** The id of the tab of a container, which names what it shows. */
export const containerTabId = (number: string) => `container-tab-${number}`;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The containers to choose from, with how late each is; nothing to choose where there is one. */
export function ContainerTabs({ containers, shown, onShow }: ContainerTabsProps) {
  const { t } = useTranslation('booking');
  const list = useRef<HTMLDivElement>(null);
  if (containers.length < 2) return null;
  const at = containers.findIndex(({ number }) => number === shown);
  const handleKey = (event: KeyboardEvent) => {
    const last = containers.length - 1;
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : at + step;
    const next = to === null ? undefined : containers[(to + containers.length) % containers.length];
    if (!next) return;
    event.preventDefault();
    onShow(next.number);
    list.current?.querySelector<HTMLElement>(`#${containerTabId(next.number)}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={t('track.containers')}
      ref={list}
      onKeyDown={handleKey}
    >
      {containers.map((container) => (
        <button
          type="button"
          role="tab"
          key={container.number}
          id={containerTabId(container.number)}
          className={styles.tab}
          aria-selected={container.number === shown}
          tabIndex={container.number === shown ? 0 : -1}
          onClick={() => onShow(container.number)}
        >
          <span className={styles.number}>{container.number}</span>
          <span className={styles.sub}>
            {container.sizeType}
            <DelayText hours={timeOf(container.milestones, 'arrival')?.delayHours ?? null} isShort />
          </span>
        </button>
      ))}
    </div>
  );
}
