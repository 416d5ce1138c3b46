import { ApiError, problemText, request, useIsDrawing, useTranslation } from '@berth/runtime';
import { useId, useState } from 'react';
import fields from '../site-frame/fields.module.css';

type CvFieldProps = {
  /** Of the CV that is stored; '' for none. */
  name: string;
  /** The secret of what was stored and its name; both '' once another is chosen. */
  onStored: (cv: string, name: string) => void;
  onUploading: (isUploading: boolean) => void;
};

/** A CV that goes along with an application: stored at once, sent with the rest. */
export function CvField({ name, onStored, onUploading }: CvFieldProps) {
  const { t, locale } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const take = async (file: File | undefined) => {
    onStored('', '');
    setError('');
    if (!file) return;
    setShare(0);
    onUploading(true);
    try {
      const options = { errors: 'caller' as const, overlay: false, onProgress: setShare };
      const { cv, fileName } = await request('POST /index/uploadCv', { upload: file }, options);
      onStored(cv, fileName);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(problemText(thrown.toProblem(), locale));
    } finally {
      setShare(null);
      onUploading(false);
    }
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{t('enquiry.cv')}</label>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/*"
        disabled={isDrawing || share !== null}
        aria-describedby={`${id}-help`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <span id={`${id}-help`} className={error ? fields.error : fields.help} role="status">
        {error || (share === null ? name && t('enquiry.cvStored', { name }) : t('enquiry.cvSending'))}
        {!error && share === null && !name && t('enquiry.cvHelp')}
      </span>
    </div>
  );
}
