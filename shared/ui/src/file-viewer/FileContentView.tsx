import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './FileViewer.module.css';
import { fileViewerTexts } from './file-viewer-texts.ts';
import type { FileContent } from './open-file.ts';
import { PdfPage } from './PdfPage.tsx';
import { PictureView } from './PictureView.tsx';
import type { useFileContent } from './use-file-content.ts';
import { FileNotRead } from './viewed-file.ts';

type FileContentViewProps = {
  name: string;
  reading: ReturnType<typeof useFileContent>;
  zoom: number;
  scroll: RefObject<HTMLElement | null>;
  onSave: (() => void) | null;
  onPage: (page: number) => void;
};

/** What a file holds, in a box that scrolls; a shape of it while it is opened, and why it cannot be shown. */
export function FileContentView(props: FileContentViewProps) {
  const { name, reading, zoom, scroll, onPage } = props;
  const texts = useTexts(fileViewerTexts);
  const widthPx = useInnerWidth(scroll);
  const [brokenPicture, setBrokenPicture] = useState<FileContent | null>(null);
  useScrollKept(scroll, zoom);
  return (
    <section
      ref={scroll}
      className={styles.scroll}
      data-file-scroll
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      aria-label={fillTemplate(texts.content, { name })}
      aria-busy={reading.isReading}
      onScroll={({ currentTarget }) => onPage(pageInSight(currentTarget))}
    >
      {renderContent()}
    </section>
  );

  function renderContent() {
    const { content, error, retry } = reading;
    if (error) {
      const isSaid = error instanceof Error && !(error instanceof FileNotRead);
      return <ErrorState message={isSaid ? error.message : texts.notRead} onRetry={retry} />;
    }
    if (!content) return <div className={styles.skeleton} aria-hidden="true" />;
    const problem = content.kind === 'none' ? content.problem : brokenPicture === content ? 'broken' : null;
    if (problem !== null)
      return (
        <div className={styles.problem}>
          <ErrorState message={texts[problem]} onRetry={problem === 'notLoaded' ? retry : undefined} />
          {props.onSave && <Button onClick={props.onSave}>{texts.saveInstead}</Button>}
        </div>
      );
    if (content.kind === 'picture')
      return (
        <PictureView
          key={content.url}
          url={content.url}
          name={name}
          widthPx={widthPx}
          zoom={zoom}
          onFail={() => setBrokenPicture(content)}
        />
      );
    if (content.kind === 'none') return null;
    const { pdf } = content;
    return Array.from({ length: pdf.pageCount }, (_, at) => (
      <PdfPage
        key={at}
        pdf={pdf}
        number={at + 1}
        widthPx={Math.round(widthPx * zoom)}
        notDrawn={texts.pageNotDrawn}
        name={fillTemplate(texts.pageOf, { page: at + 1, count: pdf.pageCount })}
      />
    ));
  }
}

/** The page that takes the upper part of the box. */
function pageInSight(box: HTMLElement): number {
  const line = box.getBoundingClientRect().top + box.clientHeight / 3;
  const pages = [...box.querySelectorAll<HTMLElement>('[data-page]')];
  const shown = pages.findLast((page) => page.getBoundingClientRect().top <= line) ?? pages[0];
  return Number(shown?.dataset.page ?? 1);
}

/** Pixels; a usual width until it is measured. */
function useInnerWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const inner =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (inner > 0) setWidth(inner);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** What was in the middle stays there when the size changes. */
function useScrollKept(box: RefObject<HTMLElement | null>, zoom: number): void {
  const last = useRef(zoom);
  useLayoutEffect(() => {
    const element = box.current;
    const times = zoom / last.current;
    last.current = zoom;
    if (!element || times === 1) return;
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * times - element.clientHeight / 2;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * times - element.clientWidth / 2;
  }, [box, zoom]);
}
