import {
  bookingStatusNames,
  milestoneNames,
  readTrackedNumber,
  siteToolErrorCodes,
  trackedNumberProblems,
} from '@berth/contract';
import {
  ApiError,
  type CallResult,
  localized,
  problemText,
  request,
  useIsDrawing,
  useTranslation,
} from '@berth/runtime';
import { type FormEvent, useState } from 'react';
import { sitePaths } from '../../paths.ts';
import fields from '../site-frame/fields.module.css';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import styles from './tools.module.css';

type Tracked = CallResult<'POST /index/track'>;

/** `/index/track`: where cargo is, for whoever knows its number and one thing more of it. */
export function TrackPage() {
  const { t, locale } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const [number, setNumber] = useState('');
  const [proof, setProof] = useState('');
  const [numberProblem, setNumberProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [tracked, setTracked] = useState<Tracked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const title = t('nav.track');
  const lead = t('track.lead');
  useSiteHead({ title, description: lead, canonical: sitePaths.track() });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    const read = readTrackedNumber(number);
    setNumberProblem(typeof read === 'string' ? localized(trackedNumberProblems[read], locale) : '');
    setFailure('');
    if (typeof read === 'string') {
      document.getElementById('track-number')?.focus();
      return;
    }
    if (proof.trim() === '') {
      setFailure(t('track.proofMissing'));
      document.getElementById('track-proof')?.focus();
      return;
    }
    setAsking(true);
    setTracked(null);
    try {
      const body = { number, proof, lang: locale };
      setTracked(await request('POST /index/track', { body }, { errors: 'caller', overlay: false }));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const problem = thrown.toProblem();
      // What is said of any 404 would not say what to check.
      const isUnknown = problem.code === 'NOT_TRACKED';
      setFailure(isUnknown ? siteToolErrorCodes.NOT_TRACKED[locale] : problemText(problem, locale));
    } finally {
      setAsking(false);
    }
  };
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      <section className={`${site.section} ${styles.beside}`} aria-label={title}>
        <form className={fields.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <div className={fields.field}>
            <label htmlFor="track-number">{t('track.number')}</label>
            <input
              id="track-number"
              value={number}
              disabled={isDrawing}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={numberProblem !== ''}
              aria-describedby="track-number-help"
              onChange={(event) => setNumber(event.target.value)}
            />
            <span id="track-number-help" className={numberProblem ? fields.error : styles.quiet}>
              {numberProblem || t('track.numberHelp')}
            </span>
          </div>
          <div className={fields.field}>
            <label htmlFor="track-proof">{t('track.proof')}</label>
            <input
              id="track-proof"
              value={proof}
              disabled={isDrawing}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="track-proof-help"
              onChange={(event) => setProof(event.target.value)}
            />
            <span id="track-proof-help" className={styles.quiet}>
              {t('track.proofHelp')}
            </span>
          </div>
          {failure && (
            <p className={fields.error} role="alert">
              {failure}
            </p>
          )}
          <button type="submit" className={site.action} disabled={isDrawing} aria-busy={isAsking}>
            {t(isAsking ? 'track.asking' : 'track.ask')}
          </button>
          <noscript>
            <p>{t('script.needed')}</p>
          </noscript>
        </form>
        <div className={styles.results} aria-live="polite">
          {tracked ? <Found tracked={tracked} /> : <p className={styles.quiet}>{t('track.empty')}</p>}
        </div>
      </section>
    </SiteFrame>
  );
}

function Found({ tracked }: { tracked: Tracked }) {
  const { t, locale } = useTranslation('site');
  const { status, vesselName, voyageNumber, containers } = tracked;
  return (
    <>
      <h2 className={styles.heading}>{localized(bookingStatusNames[status], locale)}</h2>
      {vesselName !== '' && <p>{t('track.vessel', { vessel: vesselName, voyage: voyageNumber })}</p>}
      {containers.length === 0 && <p className={styles.quiet}>{t('track.noContainer')}</p>}
      {containers.map((container) => (
        <section key={container.number} className={styles.container} aria-label={container.number}>
          <h3>
            <code>{container.number}</code>
          </h3>
          <p className={styles.quiet}>
            {container.portOfLoading.name} → {container.portOfDischarge.name}
            {container.vesselName && ` · ${container.vesselName} ${container.voyageNumber}`}
          </p>
          <ol className={styles.milestones}>
            {container.milestones.map(({ milestone, actual, estimated, planned, place }) => (
              <li key={milestone} data-state={actual ? 'done' : 'open'}>
                <span>{localized(milestoneNames[milestone], locale)}</span>
                <span className={styles.quiet}>{place?.name ?? ''}</span>
                <span className={styles.number}>
                  {actual
                    ? clockOf(actual)
                    : estimated || planned
                      ? t('track.expected', { at: clockOf(estimated ?? planned ?? '') })
                      : '—'}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Day and time by the clock of the place. */
const clockOf = (moment: string) => moment.slice(0, 16).replace('T', ' ');
