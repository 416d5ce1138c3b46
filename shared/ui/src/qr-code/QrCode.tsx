import { QRCode } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import { fitsQrCode } from './fits-qr-code.ts';
import styles from './QrCode.module.css';
import { qrCodeTexts } from './qr-code-texts.ts';
import { savePicture } from './save-picture.ts';

export type QrCodeProps = {
  /** What a scanner reads. At most 1 273 bytes, 3 057 if it is digits alone. */
  text: string;
  /** What it is for, shown below and told to screen readers: `入仓二维码 SZL-261120-0042`. */
  label: string;
  /** Of the code itself, without its white margin. */
  sizePx?: number;
  /** Offers the code as a picture under this name (without an ending). */
  downloadName?: string;
  isCopyable?: boolean;
};

/** A QR code of level H, 100 pixels (spec section 9), dark on white in both appearances: scanners need it so. */
export function QrCode({ text, label, sizePx = 100, downloadName, isCopyable }: QrCodeProps) {
  const texts = useTexts(qrCodeTexts);
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const attempt = async (action: () => Promise<void>, done: string, failed: string) => {
    try {
      await action();
      setSaid(done);
    } catch {
      setSaid(failed);
    }
  };
  const handleDownload = () => {
    const svg = box.current?.querySelector('svg');
    if (svg) void attempt(() => savePicture(svg, `${downloadName}.png`), '', texts.downloadFailed);
  };
  const handleCopy = () =>
    void attempt(() => navigator.clipboard.writeText(text), texts.copied, texts.copyFailed);

  const problem = text === '' ? texts.empty : fitsQrCode(text) ? null : texts.tooLong;
  return (
    <figure className={styles.figure}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        <div className={styles.paper} ref={box}>
          <QRCode
            type="svg"
            value={text}
            size={sizePx}
            errorLevel="H"
            bordered={false}
            color="#000000"
            bgColor="#FFFFFF"
            aria-label={label}
            classNames={{ root: styles.code }}
          />
        </div>
      )}
      <figcaption className={styles.label}>{label}</figcaption>
      {!problem && (downloadName || isCopyable) && (
        <div className={styles.actions}>
          {downloadName && (
            <button type="button" className={styles.action} onClick={handleDownload}>
              {texts.download}
            </button>
          )}
          {isCopyable && (
            <button type="button" className={styles.action} onClick={handleCopy}>
              {texts.copy}
            </button>
          )}
        </div>
      )}
      {isCopyable && !problem && said === texts.copyFailed && <code className={styles.text}>{text}</code>}
      <p className={styles.said} role="status">
        {said}
      </p>
    </figure>
  );
}
