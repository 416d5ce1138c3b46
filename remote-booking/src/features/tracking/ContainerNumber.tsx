import { checkContainerNumber } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { CodeText } from '@berth/ui';
import styles from './ContainerNumber.module.css';

/** A container's number with what its check digit says of it. */
export function ContainerNumber({ number }: { number: string }) {
  const { t } = useTranslation('booking');
  const isRight = checkContainerNumber(number) === 'ok';
  return (
    <span className={styles.number}>
      <CodeText code={number} />
      <span
        className={styles.check}
        data-right={isRight}
        title={t(isRight ? 'track.iso.help' : 'track.iso.oddHelp')}
      >
        {isRight ? '✓' : '!'} {t(isRight ? 'track.iso.right' : 'track.iso.odd')}
      </span>
    </span>
  );
}
