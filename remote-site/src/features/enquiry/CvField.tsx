import { ApiError, problemText, request, useIsDrawing, useTranslation } from '@berth/runtime';
import { useId, useState } from 'react';
import fields from '../site-frame/fields.module.css';

type CvFieldProps = {
  /** The secret of the stored CV; null for none. */
  onChange: (cv: string | null) => void;
};

/** A CV that goes along with an application: stored at once, sent with the rest. */
export function CvField({ onChange }: CvFieldProps) {
  const { t, locale } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const id = useId();
  const [name, setName] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const take = async (file: File | undefined) => {
    onChange(null);
    setName('');
    setError('');
    if (!file) return;
    setShare(0);
    try {
      const options = { errors: 'caller' as const, overlay: false, onProgress: setShare };
      const { cv, fileName } = await request('POST /index/uploadCv', { upload: file }, options);
      setName(fileName);
      onChange(cv);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(problemText(thrown.toProblem(), locale));
    } finally {
      setShare(null);
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
