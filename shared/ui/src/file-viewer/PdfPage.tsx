import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './FileViewer.module.css';
import type { OpenPdf } from './pdf/open-pdf.ts';

type PdfPageProps = {
  pdf: OpenPdf;
  number: number;
  widthPx: number;
  /** Which page it is, of how many. */
  name: string;
  /** Said in its place where it cannot be drawn. */
  notDrawn: string;
};

/**
 * A page of a PDF, drawn while it is in sight or near, with its words for screen readers. What was drawn stays until
 * it is drawn anew, so that nothing flashes when the size changes or the file is read again.
 */
export function PdfPage({ pdf, number, widthPx, name, notDrawn }: PdfPageProps) {
  const box = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(box);
  const [heightShare, setHeightShare] = useState(pdf.firstSize.height / pdf.firstSize.width);
  const [text, setText] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    if (!isNear) {
      // Gives its memory back.
      place.width = 0;
      place.height = 0;
      return;
    }
    const stop = new AbortController();
    const take = (drawing: HTMLCanvasElement) => {
      if (stop.signal.aborted) return;
      setIsFailed(false);
      setHeightShare(drawing.height / drawing.width);
      place.width = drawing.width;
      place.height = drawing.height;
      place.getContext('2d')?.drawImage(drawing, 0, 0);
    };
    const fail = () => {
      if (!stop.signal.aborted) setIsFailed(place.width === 0);
    };
    void pdf.draw(number, widthPx, stop.signal).then(take, fail);
    // Without its words a page is still told by its number.
    void pdf.readText(number).then(
      (words) => !stop.signal.aborted && setText(words),
      () => undefined,
    );
    return () => stop.abort();
  }, [pdf, number, widthPx, isNear]);
  return (
    <figure
      ref={box}
      className={styles.page}
      data-page={number}
      style={{ width: widthPx, height: widthPx * heightShare }}
    >
      <canvas ref={canvas} className={styles.canvas} width={0} height={0} role="img" aria-label={name} />
      {isFailed && <p className={styles.failed}>{notDrawn}</p>}
      {text !== '' && <figcaption className={styles.spoken}>{text}</figcaption>}
    </figure>
  );
}

/** Whether a page is in sight, or the next when somebody scrolls. */
function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.closest(`[data-file-scroll]`), rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}
