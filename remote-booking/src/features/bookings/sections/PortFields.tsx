import type { PortOption } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect } from '@berth/ui';
import { choicesOf, useBookingPortsQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import type { SectionFields } from '../kind/form-kind.ts';
import styles from './PortFields.module.css';

/** Where the cargo comes from and goes to; to read, once the space is fixed. */
export function PortFields({ draft, set, field, isFrozen }: SectionFields) {
  const { t } = useTranslation('booking');
  const query = useBookingPortsQuery();
  const ports = choicesOf(query);
  return (['receivingPlace', 'destination', 'dischargePort'] as const).map((name) =>
    isFrozen(name) ? (
      <FormField key={name} {...field(name)} isRequired={false} help={t('frozen.help')}>
        {({ id, 'aria-describedby': describedBy }) => (
          <output id={id} aria-describedby={describedBy} className={styles.frozen}>
            {draft[name] === '' ? '—' : <ChoiceName query={query} code={draft[name]} />} {draft[name]}
          </output>
        )}
      </FormField>
    ) : (
      <FormField key={name} {...field(name)}>
        {(control) => (
          <SearchSelect
            {...control}
            {...ports}
            value={draft[name]}
            onChange={(code) => set({ [name]: code })}
            detail={(port: PortOption) => port.value}
            placeholder={t('help.search')}
          />
        )}
      </FormField>
    ),
  );
}
