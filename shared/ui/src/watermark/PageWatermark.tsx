import { useEffect } from 'react';
import { drawWatermark } from './draw-watermark.ts';
import styles from './PageWatermark.module.css';

export type PageWatermarkProps = {
  /** Who is signed in, such as the name and the end of the phone number; at most three lines are drawn. */
  lines: readonly string[];
  /** Of the whole workspace: those of single pages make way for it. */
  isOverAll?: boolean;
};

/**
 * Who looks, over the whole page, dialogs and print included; it takes no clicks and screen readers pass over it.
 * One that is removed or changed in the page comes back with the next frame. It deters and traces, it is no lock: who
 * owns the browser can always hide it. Not antd's: that writes a style attribute, which the content policy refuses.
 */
export function PageWatermark({ lines, isOverAll = false }: PageWatermarkProps) {
  const text = lines.slice(0, 3).join('\n');
  useEffect(() => {
    if (text.trim() === '') return;
    return keepWatermark(text.split('\n'), isOverAll ? 'all' : 'page');
  }, [text, isOverAll]);
  return null;
}

/** Draws it, and draws it anew, once a frame at most, whenever it is touched; the answer ends that. */
function keepWatermark(lines: readonly string[], over: 'all' | 'page'): () => void {
  let svg = drawn();
  let frame: number | null = null;
  const observer = new MutationObserver((changes) => {
    const isTouched = svg.parentNode !== document.body || changes.some(({ target }) => svg.contains(target));
    if (isTouched) frame ??= requestAnimationFrame(restore);
  });
  mount();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    observer.disconnect();
    svg.remove();
  };

  function mount() {
    document.body.append(svg);
    observer.observe(document.body, { childList: true });
    observer.observe(svg, { attributes: true, childList: true, characterData: true, subtree: true });
  }

  function restore() {
    frame = null;
    observer.disconnect();
    svg.remove();
    svg = drawn();
    mount();
  }

  function drawn() {
    const made = drawWatermark(lines, styles.watermark ?? '');
    made.setAttribute('data-over', over);
    return made;
  }
}
