import { notify, requestFile, useMaking, useTranslation } from '@berth/runtime';
import { FileViewer, FormSection, PageNotice, saveFile } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Declaration } from '../calls/customs.queries.ts';
import styles from './documents.module.css';

type Made = 'xlsx' | 'pdf' | 'zip';
type MadeDocumentsProps = { declaration: Pick<Declaration, 'id' | 'number' | 'version'>; isAtDesk?: boolean };

const quiet = { overlay: false, errors: 'caller' } as const;

/**
 * What the portal makes of a declaration as it is saved: its documents to look at, which follow what is saved anew, and
 * to save, and for its customer all papers.
 */
export function MadeDocuments({ declaration, isAtDesk = false }: MadeDocumentsProps) {
  const { id, number, version } = declaration;
  const { t, locale } = useTranslation('customs');
  const [making, setMaking] = useState<Made | null>(null);
  const [isLooked, setIsLooked] = useState(false);
  const nameOf = (as: Made) => `${number} ${t(as === 'zip' ? 'made.zipFile' : 'made.title')}.${as}`;
  const readDocuments = (as: 'xlsx' | 'pdf', signal: AbortSignal) =>
    requestFile(
      isAtDesk ? 'GET /system/customs/documents' : 'GET /business/declarationDocuments',
      { query: { id, as } },
      { ...quiet, signal },
    );
  const { isBusy, failure, start } = useMaking(
    async (as: Made, signal) => {
      const file =
        as === 'zip'
          ? await requestFile('GET /business/declarationZip', { query: { id } }, { ...quiet, signal })
          : await readDocuments(as, signal);
      saveFile(nameOf(as), file);
    },
    () => notify.success(t('made.done')),
  );
  const make = (as: Made) => {
    setMaking(as);
    void start(as);
  };
  const kinds: readonly Made[] = isAtDesk ? ['xlsx', 'pdf'] : ['xlsx', 'pdf', 'zip'];
  return (
    <FormSection title={t('made.title')} id="declaration-documents">
      <p className={styles.about}>{t('made.about')}</p>
      <div className={styles.buttons}>
        <Button aria-haspopup="dialog" onClick={() => setIsLooked(true)}>
          {t('made.look')}
        </Button>
        {kinds.map((as) => (
          <Button
            key={as}
            loading={isBusy && making === as}
            disabled={isBusy && making !== as}
            onClick={() => make(as)}
          >
            {t(`made.${as}`)}
          </Button>
        ))}
      </div>
      {failure && <PageNotice tone="danger" title={failure.message} />}
      <FileViewer
        files={[
          {
            id: locale,
            fileName: nameOf('pdf'),
            revision: version,
            read: (signal) => readDocuments('pdf', signal),
          },
        ]}
        openId={isLooked ? locale : null}
        onMove={() => undefined}
        onClose={() => setIsLooked(false)}
      />
    </FormSection>
  );
}
