import { type ContentKind, isRemovable } from '@berth/contract';
import { notify, useSearchParams } from '@berth/runtime';
import { PageNotice, SendFailure, useSendForm } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type StoredOf, useSiteRemoveContentMutation } from './content.queries.ts';
import type { ContentSection } from './content-section.ts';
import { placeQuery } from './content-sections.ts';
import { useContentWords } from './use-content-words.ts';

type RemoveProps<Kind extends ContentKind> = { section: ContentSection<Kind>; stored: StoredOf<Kind> };

/** Removes a record, once it was asked whether it is meant. */
export function RemoveContent<Kind extends ContentKind>({ section, stored }: RemoveProps<Kind>) {
  const { t, locale } = useContentWords();
  const [isAsked, setAsked] = useState(false);
  const [, setParams] = useSearchParams();
  const [call] = useSiteRemoveContentMutation();
  const { nameOf } = section;
  const kind: ContentKind = section.kind;
  const name = nameOf(stored.record, locale);
  const { id, version } = stored;
  const form = useSendForm({
    content: { id, version },
    problems: [],
    call: (content) => {
      if (!isRemovable(kind)) throw new Error('Branches are not removed');
      return call({ body: { kind, id: content.id, version: content.version } });
    },
    onSent: () => {
      notify.success(t('removed', { name }));
      setParams(placeQuery({ kind, id: null }));
    },
  });
  if (!isRemovable(kind)) return null;
  if (!isAsked)
    return (
      <div>
        <Button danger onClick={() => setAsked(true)}>
          {t('remove')}
        </Button>
      </div>
    );
  return (
    <>
      <PageNotice
        tone="warning"
        title={t('removeAsked', { name })}
        actions={
          <>
            <Button autoFocus onClick={() => setAsked(false)}>
              {t('keep')}
            </Button>
            <Button type="primary" danger loading={form.isBusy} onClick={form.send}>
              {t('removeNow')}
            </Button>
          </>
        }
      />
      <SendFailure form={form} />
    </>
  );
}
