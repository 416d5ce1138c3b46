import { type LeadContent as Content, type Locale, transportModeNames } from '@berth/contract';
import {
  type Description,
  DescriptionList,
  FileLinks,
  FormSection,
  formatCount,
  formatMoment,
  formatVolume,
  formatWeight,
} from '@berth/ui';
import styles from './leads.module.css';
import type { Lead } from './leads.queries.ts';
import { type LeadWord, useLeadWords } from './use-lead-words.ts';

type Shown = [LeadWord, string];

const languages: Record<Locale, string> = { 'zh-CN': '中文', en: 'English' };
const wide: readonly LeadWord[] = ['words', 'goods', 'company', 'containers'];

/** What a visitor sent, field by field, and the CV of an application. */
export function LeadContent({ lead }: { lead: Lead }) {
  const { t, locale } = useLeadWords();
  const { content, branch, cv } = lead;
  const sent: Shown[] = [
    ['locale', languages[lead.locale]],
    ['askedAt', formatMoment(lead.askedAt)],
  ];
  const shown = content ? [...fieldsOf(content, branch?.[locale] ?? '', locale), ...sent] : sent;
  return (
    <FormSection title={t('content')} id="lead-content">
      {!content && <p className={styles.quiet}>{t('erased')}</p>}
      <DescriptionList
        columns={2}
        items={shown.map(
          ([key, text]): Description => ({
            key,
            label: t(key),
            isWide: wide.includes(key),
            value: reachable(key, text),
          }),
        )}
      />
      {cv?.isThere && (
        <FileLinks
          label={t('cv')}
          files={[{ ...cv, src: `/api/system/leads/cv?id=${encodeURIComponent(lead.id)}`, note: t('cv') }]}
        />
      )}
      {cv && !cv.isThere && <p className={styles.quiet}>{t('cvGone')}</p>}
    </FormSection>
  );
}

/** A phone is dialled and a mail written by a press. */
function reachable(key: LeadWord, text: string) {
  if (text === '' || (key !== 'phone' && key !== 'mail')) return text;
  const href = key === 'mail' ? `mailto:${text}` : `tel:${text.replace(/[^\d+]/g, '')}`;
  return <a href={href}>{text}</a>;
}

function fieldsOf(content: Content, branch: string, locale: Locale): Shown[] {
  const { name, mail, words } = content;
  switch (content.kind) {
    case 'quotation':
      return [
        ['from', content.from],
        ['to', content.to],
        ['mode', transportModeNames[content.mode][locale]],
        ['readyOn', content.readyOn ?? ''],
        ...cargoOf(content, locale),
        ['goods', content.goods],
        ['company', content.company],
        ['name', name],
        ['phone', content.phone],
        ['mail', mail],
        ['words', words],
      ];
    case 'contact':
      return [
        ['name', name],
        ['branch', branch],
        ['phone', content.phone],
        ['mail', mail],
        ['words', words],
      ];
    case 'job':
      return [
        ['job', content.jobSlug],
        ['name', name],
        ['phone', content.phone],
        ['mail', mail],
        ['words', words],
      ];
    case 'partner':
      return [
        ['company', content.company],
        ['country', content.country],
        ['name', name],
        ['mail', mail],
        ['words', words],
      ];
  }
}

/** How much it is: of what was left out there is no line. */
function cargoOf(content: Extract<Content, { kind: 'quotation' }>, locale: Locale): Shown[] {
  const { cartons, weight, volume, containers } = content;
  const boxes = containers.map(({ sizeType, count }) => `${count ?? 0} × ${sizeType}`).join(', ');
  const shown: Shown[] = [];
  if (boxes !== '') shown.push(['containers', boxes]);
  if (cartons !== null) shown.push(['cartons', `${formatCount(cartons, locale)} CTNS`]);
  if (weight !== null) shown.push(['weight', `${formatWeight(weight, locale)} KGS`]);
  if (volume !== null) shown.push(['volume', `${formatVolume(volume, locale)} CBM`]);
  return shown;
}
