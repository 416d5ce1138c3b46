import { checkSeverities, declarationChecks } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import type { DeclarationAtDesk } from '../calls/customs-desk.queries.ts';
import { useAskedCodes } from '../codes/use-asked-codes.ts';

const severities = ['forbidden', 'warning', 'notice'] as const;
const rankOf = (check: keyof typeof checkSeverities) => severities.indexOf(checkSeverities[check]);

/** What is worth a second look in a declaration, as its customer was told before sending. */
export function Checks({
  declaration: { content, bookings, papers },
  libraryValues,
}: Pick<DeclarationAtDesk, 'declaration' | 'libraryValues'>) {
  const { t, locale } = useTranslation('customs');
  const { codes } = useAskedCodes(content.goods, libraryValues);
  const found = declarationChecks(content, bookings, codes, papers).sort(
    (one, other) => rankOf(one.check) - rankOf(other.check),
  );
  return (
    <FormSection title={`${t('desk.checks')} · ${found.length}`} id="declaration-checks">
      {found.length === 0 && <p>{t('desk.noChecks')}</p>}
      <ul>
        {found.map(({ check, path, texts }) => (
          <li key={`${path} ${texts.en}`} data-severity={checkSeverities[check]}>
            {[t(`desk.severity_${checkSeverities[check]}`), lineOf(path), texts[locale]]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </FormSection>
  );

  function lineOf(path: string): string {
    const at = /^goods\.(\d+)\./.exec(path)?.[1];
    return at === undefined ? '' : t('desk.atLine', { line: Number(at) + 1 });
  }
}
