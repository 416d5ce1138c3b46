import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './ImportDialog.module.css';
import { importDialogTexts } from './import-dialog-texts.ts';

/** Where the empty sheet is: an address, or what fetches it. */
export type ImportTemplate = { href: string } | { download: () => Promise<void> };

export function TemplateLink({ template }: { template: ImportTemplate }) {
  const texts = useTexts(importDialogTexts);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if ('href' in template) {
    return (
      <a className={styles.template} href={template.href} download>
        {texts.template}
      </a>
    );
  }
  const handleClick = async () => {
    setIsLoading(true);
    setHasFailed(false);
    try {
      await template.download();
    } catch {
      setHasFailed(true);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className={styles.template}>
      <Button type="link" size="small" loading={isLoading} onClick={handleClick}>
        {texts.template}
      </Button>
      {hasFailed && (
        <span className={styles.failure} role="alert">
          {texts.templateFailed}
        </span>
      )}
    </div>
  );
}
