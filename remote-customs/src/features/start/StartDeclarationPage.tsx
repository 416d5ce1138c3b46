import { type DeclarationKind, declarationKindNames } from '@berth/contract';
import {
  Link,
  sameTab,
  useHasPermission,
  useNavigate,
  useOpenPagePath,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import { ChoiceField, EmptyState, FormSection, PageHeader, SendFoot, useSendForm } from '@berth/ui';
import { useState } from 'react';
import { customsPaths } from '../../paths.ts';
import { type DeclaredBooking, useCustomsStartMutation } from '../calls/customs.queries.ts';
import { ChooseBookings } from './ChooseBookings.tsx';
import styles from './start.module.css';

/** `/customs/start?bookings=`: chooses the bookings that are declared together, and what their declaration begins with. */
export function StartDeclarationPage() {
  const { t } = useTranslation('customs');
  const [params] = useSearchParams();
  const asked = params.get('bookings') ?? '';
  const toList = useOpenPagePath(customsPaths.list());
  const mayStart = useHasPermission('customs:edit');
  return (
    <div className={styles.page}>
      <PageHeader title={t('start.title')} actions={<Link to={toList}>{t('toList')}</Link>} />
      {mayStart ? (
        <ChooseBookings key={asked} asked={asked}>
          {(bookings) => <Begin bookings={bookings} />}
        </ChooseBookings>
      ) : (
        <EmptyState text={t('start.noPermission')} />
      )}
    </div>
  );
}

const sources = ['cargo', 'last', 'empty'] as const;

function Begin({ bookings }: { bookings: readonly DeclaredBooking[] }) {
  const { t, locale } = useTranslation('customs');
  const navigate = useNavigate();
  const [start] = useCustomsStartMutation();
  const [first, ...others] = bookings.map(({ kinds }) => kinds);
  const kinds = (first ?? []).filter((kind) => others.every((each) => each.includes(kind)));
  const [value, setValue] = useState<{ kind: DeclarationKind; goods: (typeof sources)[number] }>({
    kind: kinds[0] ?? 'declare',
    goods: 'cargo',
  });
  const content = { bookingIds: bookings.map(({ id }) => id), ...value };
  const form = useSendForm({
    content,
    problems: [],
    call: (body) => start({ body }),
    onSent: ({ id }) => navigate(customsPaths.declaration({ id }), { replace: true, state: sameTab }),
  });
  const of = { form, value, change: (part: Partial<typeof value>) => setValue({ ...value, ...part }) };
  return (
    <FormSection title={t('start.how', { count: bookings.length })} id="start-how">
      <div className={styles.fields}>
        <ChoiceField
          of={of}
          name="kind"
          label={t('head.kind')}
          choices={kinds.map((kind) => ({ value: kind, label: declarationKindNames[kind][locale] }))}
        />
        <ChoiceField
          of={of}
          name="goods"
          label={t('start.goods')}
          choices={sources.map((source) => ({ value: source, label: t(`start.goods_${source}`) }))}
        />
      </div>
      <SendFoot form={form} label={t('start.begin')} />
    </FormSection>
  );
}
