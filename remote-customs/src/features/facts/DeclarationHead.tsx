import {
  canDeclaration,
  declarationKindNames,
  paperSlotNames,
  paths,
  retainedPapers,
  retentionYears,
} from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { DescriptionList, FormSection, formatMoment, PageNotice, TimeLeft } from '@berth/ui';
import { customsPaths } from '../../paths.ts';
import type { Declaration } from '../calls/customs.queries.ts';
import { DeclarationStatusDot } from './DeclarationStatusDot.tsx';
import styles from './facts.module.css';

type DeclarationHeadProps = {
  declaration: Declaration;
  /** The desk has no pages of its customers' bookings. */
  isAtDesk?: boolean;
};

/** What a declaration is for: its bookings, when they sail, where it stands, and why it was returned. */
export function DeclarationHead({ declaration, isAtDesk = false }: DeclarationHeadProps) {
  const { t, locale } = useTranslation('customs');
  const { number, status, bookings, content, customsNumber, returnReasons, askedPapers, update } =
    declaration;
  const [first] = bookings;
  const cutOff = bookings.flatMap(({ customsCutOffAt }) => customsCutOffAt ?? []).sort()[0];
  const whole = returnReasons.filter(({ path }) => path === '');
  const pathOf = ({ kind, id }: (typeof bookings)[number]) =>
    kind === 'fcl' ? paths.fclBookingView({ id }) : paths.lclBookingView({ id });
  return (
    <>
      {status === 'returned' && (
        <PageNotice tone="danger" title={t('head.returned', { count: returnReasons.length })}>
          {whole.map(({ words }) => (
            <div key={words}>{words}</div>
          ))}
        </PageNotice>
      )}
      {status === 'frozen' && <PageNotice tone="warning" title={t('head.frozen')} />}
      {askedPapers.length > 0 && (
        <PageNotice tone="warning" title={t('head.asked')}>
          {askedPapers.map(({ slot, words }) => (
            <div key={slot}>{`${paperSlotNames[slot][locale]} · ${words}`}</div>
          ))}
        </PageNotice>
      )}
      {update && (
        <PageNotice tone="info" title={t('head.update', { by: update.by, at: formatMoment(update.at) })}>
          <div>{update.reason}</div>
        </PageNotice>
      )}
      <FormSection title={number} id="declaration-head" aside={<DeclarationStatusDot status={status} />}>
        <DescriptionList
          columns={4}
          items={[
            {
              key: 'bookings',
              label: t('head.bookings'),
              isWide: bookings.length > 2,
              value: (
                <>
                  {bookings.map((booking) => (
                    <div key={booking.id} className={styles.booking}>
                      {isAtDesk ? (
                        booking.businessNumber
                      ) : (
                        <Link to={pathOf(booking)}>{booking.businessNumber}</Link>
                      )}
                    </div>
                  ))}
                  {!isAtDesk && canDeclaration(status, 'edit') && (
                    <Link to={customsPaths.bookings(declaration)}>{t('change.link')}</Link>
                  )}
                </>
              ),
            },
            { key: 'kind', label: t('head.kind'), value: declarationKindNames[content.kind][locale] },
            { key: 'voyage', label: t('head.voyage'), value: first?.voyage },
            { key: 'port', label: t('head.port'), value: first?.dischargePort },
            {
              key: 'cutOff',
              label: t('head.cutOff'),
              value: cutOff && (
                <>
                  {formatMoment(cutOff)} <TimeLeft until={cutOff} />
                </>
              ),
            },
            { key: 'customs', label: t('head.customsNumber'), code: customsNumber },
          ]}
        />
        {retainedPapers.length > 0 && (content.kind === 'tax' || content.kind === 'merge') && (
          <p>{t('head.retention', { years: retentionYears })}</p>
        )}
      </FormSection>
    </>
  );
}
