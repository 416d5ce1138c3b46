import { ApiError, problemText, request, useIsDrawing, useTranslation } from '@berth/runtime';
import { useId, useState } from 'react';
import fields from '../site-frame/fields.module.css';

type CvFieldProps = {
  /** The file name of the stored CV, or '' while there is none. */
  name: string;
  isUploading: boolean;
  /** Gets the secret that names the stored CV, and its file name. Both are '' when a new file was chosen. */
  onStored: (cv: string, name: string) => void;
  onUploading: (isUploading: boolean) => void;
};

/** A CV that goes along with an application: stored at once, sent with the rest. */
export function CvField({ name, isUploading, onStored, onUploading }: CvFieldProps) {
  const { t, locale } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const id = useId();
  const [error, setError] = useState('');
  const take = async (file: File | undefined) => {
    onStored('', '');
    setError('');
    if (!file) return;
    onUploading(true);
    try {
      const options = { errors: 'caller' as const, overlay: false };
      const { cv, fileName } = await request('POST /index/uploadCv', { upload: file }, options);
      onStored(cv, fileName);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(problemText(thrown.toProblem(), locale));
    } finally {
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
        disabled={isDrawing || isUploading}
        aria-describedby={`${id}-help`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <span id={`${id}-help`} className={error ? fields.error : fields.help} role="status">
        {error || (isUploading ? t('enquiry.cvSending') : name && t('enquiry.cvStored', { name }))}
        {!error && !isUploading && !name && t('enquiry.cvHelp')}
      </span>
    </div>
  );
}
