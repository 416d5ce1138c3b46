import {
  DownloadOutlined,
  LeftOutlined,
  MinusOutlined,
  PlusOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../ui-texts.ts';
import styles from './FileViewer.module.css';
import { fileViewerTexts } from './file-viewer-texts.ts';
import type { useZoom } from './use-zoom.ts';

type FileToolsProps = {
  /** Which of the files, from 0. */
  at: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  /** Of a PDF. */
  pages: { page: number; count: number } | null;
  /** None of what cannot be shown. */
  zoom: ReturnType<typeof useZoom> | null;
  /** Null until there is something to save. */
  onSave: (() => void) | null;
  canSave: boolean;
};

/** The tools above a file. */
export function FileTools({ at, count, onMove, pages, zoom, onSave, canSave }: FileToolsProps) {
  const texts = useTexts(fileViewerTexts);
  const place = { at: at + 1, count };
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.tools}>
      {count > 1 && (
        <span className={styles.group}>
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={texts.previous}
            title={texts.previous}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <span className={styles.figure}>
            <span aria-hidden="true">{fillTemplate(texts.fileOf, place)}</span>
            <span className={styles.spoken}>{fillTemplate(texts.fileOfSpoken, place)}</span>
          </span>
          <Button
            type="text"
            icon={<RightOutlined aria-hidden="true" />}
            aria-label={texts.next}
            title={texts.next}
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          />
        </span>
      )}
      {pages && <span className={styles.pages}>{fillTemplate(texts.pageOf, pages)}</span>}
      <span className={styles.end}>
        {zoom && (
          <span className={styles.group}>
            <Button
              type="text"
              icon={<MinusOutlined aria-hidden="true" />}
              aria-label={texts.smaller}
              title={texts.smaller}
              disabled={!zoom.smaller}
              onClick={() => zoom.smaller?.()}
            />
            <Button type="text" className={styles.zoom} title={texts.fit} onClick={zoom.fit}>
              {Math.round(zoom.zoom * 100)}%<span className={styles.spoken}> {texts.fit}</span>
            </Button>
            <Button
              type="text"
              icon={<PlusOutlined aria-hidden="true" />}
              aria-label={texts.larger}
              title={texts.larger}
              disabled={!zoom.larger}
              onClick={() => zoom.larger?.()}
            />
          </span>
        )}
        {canSave && (
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={!onSave}
            onClick={() => onSave?.()}
          >
            {texts.save}
          </Button>
        )}
      </span>
    </div>
  );
}
