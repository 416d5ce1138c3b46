import { useTexts } from '../../ui-texts.ts';
import { draftTexts } from './draft-texts.ts';
import styles from './RetentionText.module.css';
import type { Retention } from './use-retained-draft.ts';

export type RetentionTextProps = { retention: Retention };

/** Says in the bar of a form that it has unsaved changes, and whether they would outlive the page. */
export function RetentionText({ retention }: RetentionTextProps) {
  const texts = useTexts(draftTexts);
  return <span className={retention === 'failed' ? styles.failed : undefined}>{texts[retention]}</span>;
}
