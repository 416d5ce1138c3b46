import { type DictionaryKind, dictionaryDefinitions } from '@berth/contract';
import { EmptyState } from '@berth/ui';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import styles from './dictionaries.module.css';
import type { DictionaryPreview } from './dictionaries.queries.ts';
import { headingOf, shownValue } from './entry-draft.ts';
import { useDictionaryWords } from './use-dictionary-words.ts';

type PreviewProps = { kind: DictionaryKind; preview: DictionaryPreview };

/** What a file would change, in three lists; of very many only the first are shown. */
export function PreviewTabs({ kind, preview }: PreviewProps) {
  const { t, locale } = useDictionaryWords();
  const { counts } = preview;
  const { fields } = dictionaryDefinitions[kind];
  const listed = Object.keys(fields).filter((field) => fields[field]?.isListed);
  const tab = (key: 'added' | 'changed' | 'refused', list: ReactNode) => ({
    key,
    label: `${t(`tab_${key}`)} ${counts[key].toLocaleString(locale)}`,
    children: (
      <>
        {counts[key] === 0 ? <EmptyState text={t(`none_${key}`)} /> : list}
        {counts[key] > preview[key].length && (
          <p className={styles.quiet}>{t('first', { count: String(preview[key].length) })}</p>
        )}
      </>
    ),
  });
  const added = (
    <Rows headings={[t('line'), ...listed.map((field) => headingOf(kind, field, locale))]}>
      {preview.added.map(({ line, entry }) => (
        <tr key={line}>
          <td>{line}</td>
          {listed.map((field) => (
            <td key={field}>{shownValue(kind, field, entry[field] ?? '', locale)}</td>
          ))}
        </tr>
      ))}
    </Rows>
  );
  const changed = (
    <Rows headings={[t('line'), t('code'), t('differences')]}>
      {preview.changed.map(({ line, code, differences, isRetired }) => (
        <tr key={line}>
          <td>{line}</td>
          <td>{code}</td>
          <td>
            {isRetired !== null && <div>{t(isRetired ? 'willRetire' : 'willReturn')}</div>}
            {differences.map(({ field, from, to }) => (
              <div key={field}>
                {headingOf(kind, field, locale)}: <del>{shownValue(kind, field, from, locale) || '—'}</del> →{' '}
                <ins>{shownValue(kind, field, to, locale) || '—'}</ins>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Rows>
  );
  const refused = (
    <Rows headings={[t('line'), t('code'), t('column'), t('why')]}>
      {preview.refused.map(({ line, code, column, message }) => (
        <tr key={line}>
          <td>{line}</td>
          <td>{code || '—'}</td>
          <td>{column}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Rows>
  );
  return (
    <Tabs
      defaultActiveKey={counts.refused > 0 ? 'refused' : counts.added > 0 ? 'added' : 'changed'}
      items={[tab('added', added), tab('changed', changed), tab('refused', refused)]}
    />
  );
}

function Rows({ headings, children }: { headings: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.rows}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
