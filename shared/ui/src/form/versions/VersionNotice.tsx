import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui-texts.ts';
import { firstClick } from '../drafts/first-click.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import type { SaveProblem } from '../save/save-problem.ts';
import { versionTexts } from './version-texts.ts';

export type VersionNoticeProps = {
  /** Of `useNewerVersion`. */
  versions: {
    newer: unknown;
    own: unknown;
    refusal: SaveProblem | null;
    compare: () => unknown;
    show: () => unknown;
    discardOwn: () => void;
    undoDiscard: (() => void) | null;
  };
  isDirty: boolean;
  /** A save is under way, or its answer was lost. */
  isHeld: boolean;
  /** Somebody has saved a newer version, in words that name the record. */
  title: string;
  /** The newer version cannot be changed any more: what is said instead, and a link to it. */
  ended?: { title: string; link: ReactNode } | null;
  /** The newer version is further on, such as a draft that was submitted: nothing is compared, it is opened. */
  advanced?: { title: string; open: string } | null;
};

/** Somebody changed the record meanwhile: nothing of either is lost. It belongs in the bar, always in sight. */
export function VersionNotice(props: VersionNoticeProps) {
  return (
    <>
      <DiscardedOwn versions={props.versions} />
      <NewerVersion {...props} />
    </>
  );
}

function DiscardedOwn({ versions: { undoDiscard } }: Pick<VersionNoticeProps, 'versions'>) {
  const texts = useTexts(versionTexts);
  if (!undoDiscard) return null;
  return (
    <PageNotice
      tone="info"
      title={texts.discarded}
      actions={<Button onClick={firstClick(undoDiscard)}>{texts.undo}</Button>}
    />
  );
}

function NewerVersion(props: VersionNoticeProps) {
  const { versions, isDirty, isHeld, title, ended, advanced } = props;
  const { newer, own, refusal } = versions;
  const texts = useTexts(versionTexts);
  const compare = (
    <Button type="primary" onClick={versions.compare}>
      {texts.compare}
    </Button>
  );
  if (own && !newer) {
    const discard = <Button onClick={firstClick(versions.discardOwn)}>{texts.discardOwn}</Button>;
    return (
      <PageNotice
        tone="info"
        title={texts.showing}
        actions={
          <>
            {compare}
            {discard}
          </>
        }
      />
    );
  }
  if (!newer && !refusal) return null;
  const typed = isDirty || own ? <div>{texts.typed}</div> : null;
  if (newer && ended) {
    return (
      <PageNotice tone="warning" title={ended.title} actions={ended.link}>
        {typed}
      </PageNotice>
    );
  }
  if (isHeld && !refusal) return null;
  if (newer && advanced) {
    const open = (
      <Button type="primary" onClick={versions.show}>
        {advanced.open}
      </Button>
    );
    return (
      <PageNotice tone="warning" title={advanced.title} actions={open}>
        {typed}
      </PageNotice>
    );
  }
  return (
    <PageNotice
      tone={refusal ? 'warning' : 'info'}
      title={refusal ? (refusal.texts?.[texts.locale] ?? refusal.message) : title}
      actions={
        <>
          {compare}
          <Button onClick={versions.show}>{texts.showNewest}</Button>
        </>
      }
    >
      {!refusal && typed}
    </PageNotice>
  );
}
