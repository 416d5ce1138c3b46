import {
  cartonProblemWords,
  chargeForCartons,
  fillTemplate,
  type LengthUnit,
  lengthUnits,
  type MeasuredCartons,
  measureCartons,
  parseCartons,
  type WeightUnit,
  weightUnits,
} from '@berth/contract';
import { localized, useIsDrawing, useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { sitePaths } from '../../paths.ts';
import fields from '../site-frame/fields.module.css';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { groupedNumber } from '../words/site-words.ts';
import { chargeInWords } from './charge-in-words.ts';
import styles from './tools.module.css';

/** `/index/cartons`: volume and chargeable weight of cartons that are pasted. Nothing of them is sent anywhere. */
export function CartonsPage() {
  const { t } = useTranslation('site');
  const isDrawing = useIsDrawing();
  const [text, setText] = useState('');
  const [length, setLength] = useState<LengthUnit>('cm');
  const [weight, setWeight] = useState<WeightUnit>('kg');
  const [weightOf, setWeightOf] = useState<'carton' | 'line'>('carton');
  const title = t('nav.cartons');
  const lead = t('cartons.lead');
  useSiteHead({ title, description: lead, canonical: sitePaths.cartons() });
  const parsed = parseCartons(text, { length, weight, weightOf });
  const measured = measureCartons(parsed.cartons);
  const of = { measured, parsed };
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      <section className={`${site.section} ${styles.beside}`} aria-label={title}>
        <div>
          <label className={fields.field}>
            <span>{t('cartons.text')}</span>
            <textarea
              className={fields.pasted}
              rows={10}
              value={text}
              placeholder={t('cartons.example')}
              disabled={isDrawing}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <p className={styles.quiet}>{t('cartons.help')}</p>
          <div className={styles.choices}>
            <Choice
              label={t('cartons.length')}
              value={length}
              values={lengthUnits}
              nameOf={(unit) => unit}
              onChange={setLength}
            />
            <Choice
              label={t('cartons.weight')}
              value={weight}
              values={weightUnits}
              nameOf={(unit) => unit}
              onChange={setWeight}
            />
            <Choice
              label={t('cartons.weightOf')}
              value={weightOf}
              values={['carton', 'line'] as const}
              nameOf={(each) => t(`cartons.of.${each}`)}
              onChange={setWeightOf}
            />
          </div>
          <noscript>
            <p>{t('script.needed')}</p>
          </noscript>
        </div>
        <Results {...of} />
      </section>
    </SiteFrame>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<Value>) {
  const isDrawing = useIsDrawing();
  return (
    <label className={fields.field}>
      <span>{label}</span>
      <select
        value={value}
        disabled={isDrawing}
        onChange={(event) => {
          const chosen = values.find((each) => each === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

type ResultsProps = { measured: MeasuredCartons; parsed: ReturnType<typeof parseCartons> };

function Results({ measured, parsed }: ResultsProps) {
  const { t, locale } = useTranslation('site');
  const { data } = usePageRead('GET /index/getTransitTimes', { lang: useLocale() });
  const isEmpty = parsed.cartons.length === 0;
  return (
    <div className={styles.results} aria-live="polite">
      <h2 className={styles.heading}>{t('cartons.result')}</h2>
      {parsed.problems.length > 0 && (
        <ul className={styles.problems}>
          {parsed.problems.slice(0, 20).map(({ line, code, text }) => (
            <li key={line}>
              {`${t('cartons.line', { line })} `}
              {fillTemplate(localized(cartonProblemWords[code], locale), { text })}
            </li>
          ))}
        </ul>
      )}
      {parsed.ignored.length > 0 && (
        <p className={styles.quiet}>{t('cartons.ignored', { names: parsed.ignored.join('、') })}</p>
      )}
      <dl className={styles.sums}>
        <div>
          <dt>{t('cartons.cartons')}</dt>
          <dd>{isEmpty ? '—' : groupedNumber(measured.cartons)}</dd>
        </div>
        <div>
          <dt>{t('cartons.volume')}</dt>
          <dd>{isEmpty ? '—' : `${thousandths(measured.volumeThousandths)} CBM`}</dd>
        </div>
        <div>
          <dt>{t('cartons.grossWeight')}</dt>
          <dd>
            {measured.weightThousandths === null ? '—' : `${thousandths(measured.weightThousandths)} KGS`}
          </dd>
        </div>
      </dl>
      <h3>{t('cartons.charged')}</h3>
      {!isEmpty && measured.weightThousandths === null && <p>{t('cartons.noWeight')}</p>}
      <ul className={styles.lines}>
        {(data?.channels ?? []).map((channel) => {
          const charge = isEmpty ? null : chargeForCartons(measured, channel.chargeable);
          return (
            <li key={channel.code} className={styles.channel}>
              <span>{channel.name}</span>
              <strong>{charge ? `${thousandths(charge.thousandths)} ${charge.unit}` : '—'}</strong>
              <span className={styles.quiet}>{chargeInWords(channel.chargeable, t)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Thousandths as a number with three decimals. */
function thousandths(value: number): string {
  const whole = Math.trunc(value / 1000);
  const rest = String(Math.round(value) % 1000).padStart(3, '0');
  return `${groupedNumber(whole)}.${rest}`;
}
