import {
  chinaDayIn,
  type LeadKind,
  leadProblems,
  problemMessage,
  transportModeNames,
  transportModes,
} from '@berth/contract';
import {
  ApiError,
  localized,
  problemText,
  request,
  useIsDrawing,
  useNow,
  useSitePage,
  useTranslation,
} from '@berth/runtime';
import { newUuid } from '@berth/ui/new-uuid';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import fields from '../site-frame/fields.module.css';
import site from '../site-frame/site.module.css';
import { UnseenField } from '../unseen-field/UnseenField.tsx';
import { CvField } from './CvField.tsx';
import { type EnquiryField, fieldOfProblem, shownFields, type Typed, toLead } from './enquiry-fields.ts';
import { useKeptTyping } from './use-kept-typing.ts';

type EnquiryFormProps = {
  kind: LeadKind;
  /** Of an application: which job it is for. */
  jobSlug?: string;
};

/** A form that visitors send without an account; what is typed is kept in this tab until it was sent. */
export function EnquiryForm({ kind, jobSlug = '' }: EnquiryFormProps) {
  const { t, locale } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const now = useNow();
  const place = useId();
  const { typed, type, forget } = useKeptTyping(`${kind} ${jobSlug}`);
  const [unseen, setUnseen] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [errors, setErrors] = useState<Typed>({});
  const [failure, setFailure] = useState('');
  const [number, setNumber] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const key = useRef<{ of: string; key: string } | null>(null);
  const shown = shownFields(kind, typed);
  const idOf = (name: string) => `${place}-${name}`;
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number !== null) thanks.current?.focus();
  }, [number]);

  const showErrors = (found: Typed) => {
    setErrors(found);
    const first = shown.find(({ name }) => found[name]);
    if (first) document.getElementById(idOf(first.name))?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFailure(isUploading ? t('enquiry.cvWait') : '');
    if (isUploading) return;
    const cv = typed.cv || null;
    const content = toLead(kind, typed, jobSlug);
    const problems = leadProblems(content, chinaDayIn(0, new Date(now)));
    const found = Object.fromEntries(
      problems
        .toReversed()
        .map((problem) => [fieldOfProblem(problem.path, content), problemMessage(problem, locale)]),
    );
    showErrors(found);
    if (problems.length > 0) return;
    const text = JSON.stringify([content, cv]);
    // The same once more is the same enquiry.
    if (key.current?.of !== text) key.current = { of: text, key: newUuid() };
    setSending(true);
    try {
      const body = {
        idempotencyKey: key.current.key,
        content: content.kind === 'job' ? { ...content, cv } : content,
        ...(unseen !== '' && { v7: unseen }),
      };
      const answer = await request(
        'POST /index/submitEnquiry',
        { body },
        { errors: 'caller', overlay: false },
      );
      setNumber(answer.number);
      forget();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const problem = thrown.toProblem();
      const refused = Object.fromEntries(
        (problem.fields ?? []).map(({ field, message }) => [
          fieldOfProblem(field.replace(/^content\./, ''), content),
          message,
        ]),
      );
      if (shown.some(({ name }) => refused[name])) showErrors(refused);
      else setFailure(problemText(problem, locale));
    } finally {
      setSending(false);
    }
  };

  if (number !== null) {
    return (
      <div ref={thanks} tabIndex={-1} role="status">
        <h3>{t('enquiry.thanks')}</h3>
        <p>{t('enquiry.thanksText', { number })}</p>
        <button type="button" className={site.quiet} onClick={() => setNumber(null)}>
          {t('enquiry.another')}
        </button>
      </div>
    );
  }
  return (
    <form className={fields.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <div className={fields.pair}>
        {shown
          .filter(({ type }) => type !== 'words')
          .map((field) => (
            <Field
              key={field.name}
              id={idOf(field.name)}
              field={field}
              value={typed[field.name] ?? ''}
              error={errors[field.name] ?? ''}
              onChange={(value) => type({ [field.name]: value })}
            />
          ))}
      </div>
      {shown
        .filter(({ type }) => type === 'words')
        .map((field) => (
          <Field
            key={field.name}
            id={idOf(field.name)}
            field={field}
            value={typed[field.name] ?? ''}
            error={errors[field.name] ?? ''}
            onChange={(value) => type({ [field.name]: value })}
          />
        ))}
      {kind === 'job' && (
        <CvField
          name={typed.cvName ?? ''}
          isUploading={isUploading}
          onStored={(cv, cvName) => type({ cv, cvName })}
          onUploading={setUploading}
        />
      )}
      <UnseenField value={unseen} onChange={setUnseen} />
      {failure && (
        <p className={fields.error} role="alert">
          {failure}
        </p>
      )}
      <p className={fields.help}>{t('enquiry.privacy')}</p>
      <div>
        <button type="submit" className={site.action} disabled={isDrawing} aria-busy={isSending}>
          {t(isSending ? 'enquiry.sending' : `enquiry.send.${kind}`)}
        </button>
      </div>
      <noscript>
        <p>{t('enquiry.noScript')}</p>
      </noscript>
    </form>
  );
}

type FieldProps = {
  id: string;
  field: EnquiryField;
  value: string;
  error: string;
  onChange: (value: string) => void;
};

function Field({ id, field, value, error, onChange }: FieldProps) {
  const { t, locale } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const { branches } = useSitePage();
  const { word, type, isRequired, autoComplete } = field;
  const common = {
    id,
    value,
    disabled: isDrawing,
    'aria-invalid': error !== '',
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-required': isRequired,
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>
        {t(`enquiry.${word}`)}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {type === 'words' && (
        <textarea {...common} rows={5} maxLength={4000} onChange={(event) => onChange(event.target.value)} />
      )}
      {type === 'mode' && (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          {transportModes.map((mode) => (
            <option key={mode} value={mode}>
              {localized(transportModeNames[mode], locale)}
            </option>
          ))}
        </select>
      )}
      {type === 'branch' && (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('enquiry.anyBranch')}</option>
          {branches.map((branch) => (
            <option key={branch.code} value={branch.code}>
              {branch.name}
            </option>
          ))}
        </select>
      )}
      {(type === 'text' || type === 'tel' || type === 'email' || type === 'date' || type === 'number') && (
        <input
          {...common}
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'decimal' : undefined}
          maxLength={400}
          autoComplete={autoComplete ?? 'off'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && (
        <span id={`${id}-error`} className={fields.error}>
          {error}
        </span>
      )}
    </div>
  );
}
