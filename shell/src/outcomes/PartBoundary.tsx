import { useTranslation } from '@berth/runtime';
import { Component, type ReactNode } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { retryParts } from '../loading/judge-part.ts';
import styles from './PartBoundary.module.css';
import { reportPart } from './report-part.ts';

/** Catches what a small part of the shell throws, such as code that does not load, and shows it in the part's place. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportPart(error);
  }

  handleRetry = () => {
    retryParts();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <PartFailure onRetry={this.handleRetry} /> : this.props.children;
  }
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.text}>{t('boot.partFailed')}</p>
      <ActionButton size="small" onClick={onRetry}>
        {common('retry')}
      </ActionButton>
    </div>
  );
}
