import {
  applicantTypeNames,
  applicantTypes,
  type IdentityField,
  identityFieldsOf,
  type Registration,
  registrationFieldNames,
  standsAt,
} from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { CodeText, type Description, DescriptionList, FormSection, formatMoment } from '@berth/ui';
import { accountPaths } from '../../paths.ts';
import type { RegistrationAtDesk } from '../calls/registrations.queries.ts';
import styles from './registrations.module.css';

type Field = Exclude<keyof Registration, 'applicantType'> | 'phone';

const codes: readonly Field[] = ['creditCode', 'oldNumber', 'idNumber'];
const long: readonly Field[] = ['companyName', 'registeredAddress', 'idAddress'];

const isIdentityField = (field: Field): field is IdentityField =>
  applicantTypes.some((type) => identityFieldsOf(type).some((own) => own === field));

/** What was typed, with what is odd about it and who has the same, each at its field. */
export function RegistrationFields({ data }: { data: RegistrationAtDesk }) {
  const { t, locale } = useTranslation('account');
  const { content, agreement, stands, doubts, duplicates } = data;
  const type = content.applicantType;
  const fields: Field[] = [
    ...identityFieldsOf(type),
    ...(content.oldNumber === '' ? [] : (['oldNumber'] as const)),
    'account',
    'contact',
    'phone',
    'email',
  ];
  const items = fields.map(
    (field): Description => ({
      key: field,
      label: registrationFieldNames[field][locale],
      isWide: long.includes(field),
      value: renderField(field),
    }),
  );
  return (
    <FormSection title={t('registrations.fields')} id="registration-fields">
      <DescriptionList
        columns={2}
        items={[
          { key: 'type', label: t('company.kind'), value: renderType() },
          ...items,
          ...(agreement
            ? [
                {
                  key: 'agreement',
                  label: t('registrations.agreement'),
                  value: `${agreement.version} · ${formatMoment(agreement.agreedAt)}`,
                },
              ]
            : []),
        ]}
      />
    </FormSection>
  );

  function renderType() {
    const name = applicantTypeNames[type][locale];
    const before = stands && applicantTypeNames[stands.applicantType][locale];
    return (
      <>
        {name}
        {before !== null && <Before text={before} now={name} />}
      </>
    );
  }

  function renderField(field: Field) {
    const text = field === 'phone' ? data.phone : content[field];
    return (
      <>
        {codes.includes(field) && text !== '' ? <CodeText code={text} /> : text || '—'}
        {stands && isIdentityField(field) && <Before text={standsAt(stands, field)} now={text} />}
        {doubts
          .filter((doubt) => doubt.field === field)
          .map(({ texts }) => (
            <div key={texts.en} className={styles.doubt}>
              {t('registrations.doubt', { words: texts[locale] })}
            </div>
          ))}
        {duplicates
          .filter((duplicate) => duplicate.field === field)
          .map((duplicate) => (
            <div key={`${duplicate.kind} ${duplicate.id}`} className={styles.doubt}>
              {t(`registrations.sameAs_${duplicate.kind}`)}{' '}
              {duplicate.kind === 'customer' ? (
                duplicate.name
              ) : (
                <Link to={accountPaths.registration({ id: duplicate.id })}>{duplicate.name}</Link>
              )}
            </div>
          ))}
      </>
    );
  }
}

/** Of a customer that asks for a change: what stands until it is approved. */
function Before({ text, now }: { text: string; now: string }) {
  const { t } = useTranslation('account');
  const words =
    text === now ? t('registrations.unchanged') : t('registrations.before', { text: text || '—' });
  return <div className={text === now ? styles.quiet : styles.before}>{words}</div>;
}
