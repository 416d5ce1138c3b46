import { useState } from 'react';
import styles from './FileViewer.module.css';

type PictureViewProps = { url: string; name: string; widthPx: number; zoom: number; onFail: () => void };

/** A picture, as wide as there is room but no wider than it is, times the zoom. */
export function PictureView({ url, name, widthPx, zoom, onFail }: PictureViewProps) {
  const [ownPx, setOwnPx] = useState(widthPx);
  return (
    <img
      className={styles.picture}
      src={url}
      alt={name}
      style={{ width: Math.min(ownPx, widthPx) * zoom }}
      onLoad={({ currentTarget }) => setOwnPx(currentTarget.naturalWidth || widthPx)}
      onError={onFail}
    />
  );
}
