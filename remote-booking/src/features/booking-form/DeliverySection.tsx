import { normalizeCode, type WarehouseOption, warehouseTypes } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, SearchSelect, TextInput } from '@berth/ui';
import { Checkbox } from 'antd';
import { AddressBook } from '../address-book/AddressBook.tsx';
import { noAddress } from '../address-book/address-entry.ts';
import {
  choicesOf,
  useBookingCountriesQuery,
  useWarehouseChoices,
} from '../booking-choices/booking-choices.queries.ts';
import styles from './BookingForm.module.css';
import type { SectionFields } from './form-field-props.ts';

/** Where the cargo is delivered to: a warehouse from a list, or a private address. */
export function DeliverySection(props: SectionFields) {
  const { draft, set, field } = props;
  const { t } = useTranslation('booking');
  return (
    <div className={styles.grid}>
      <FormField {...field('warehouseType')} isGroup className={styles.wide}>
        {(control) => (
          <ChoiceGroup
            {...control}
            value={draft.warehouseType}
            onChange={(warehouseType) => set({ warehouseType })}
            choices={warehouseTypes.map((value) => ({ value, label: t(`warehouseType.${value}`) }))}
          />
        )}
      </FormField>
      {draft.warehouseType === 'private' && <PrivateAddress {...props} />}
      {draft.warehouseType !== null && draft.warehouseType !== 'private' && <Warehouse {...props} />}
      <div className={styles.wide}>
        <Checkbox
          checked={draft.isDestinationSelfPickup}
          onChange={(event) => set({ isDestinationSelfPickup: event.target.checked })}
        >
          {t('field.isDestinationSelfPickup')}
        </Checkbox>
      </div>
    </div>
  );
}

function Warehouse({ draft, set, field }: SectionFields) {
  const { t } = useTranslation('booking');
  const isAmazon = draft.warehouseType === 'amazon';
  const choices = useWarehouseChoices(draft.warehouseType);
  const chosen = choices.options?.find(({ value }) => value === draft.warehouseCode);
  const isNotListed = choices.options && draft.warehouseCode !== '' && !chosen;
  return (
    <>
      <FormField {...field('warehouseCode')} help={isAmazon ? t('help.amazonCode') : undefined}>
        {(control) => (
          <SearchSelect
            {...control}
            {...choices}
            isFreeEntry={isAmazon}
            placeholder={t('help.search')}
            value={draft.warehouseCode}
            onChange={(warehouseCode) => set({ warehouseCode })}
            detail={(warehouse: WarehouseOption) => `${warehouse.city}, ${warehouse.stateName}`}
          />
        )}
      </FormField>
      <div className={styles.note} aria-live="polite">
        {chosen && (
          <>
            {chosen.address}
            <br />
            {[chosen.city, chosen.stateName, chosen.postalCode, chosen.countryCode]
              .filter(Boolean)
              .join(', ')}
          </>
        )}
        {isNotListed && t('delivery.notListed', { code: draft.warehouseCode })}
      </div>
    </>
  );
}

function PrivateAddress({ draft, set, field, leave }: SectionFields) {
  const { t } = useTranslation('booking');
  const countries = choicesOf(useBookingCountriesQuery());
  const { country, stateName, postalCode, address } = draft;
  return (
    <>
      <AddressBook
        kind="private"
        className={styles.wide}
        entered={{ ...noAddress, country, stateName, postalCode, address }}
        onPick={({ phone: _none, ...picked }) => set(picked)}
      />
      <FormField {...field('country')}>
        {(control) => (
          <SearchSelect
            {...control}
            {...countries}
            placeholder={t('help.search')}
            value={draft.country}
            onChange={(country) => set({ country })}
            detail={(country) => country.value}
          />
        )}
      </FormField>
      <div {...leave('stateName')}>
        <FormField {...field('stateName')}>
          {(control) => (
            <TextInput {...control} value={draft.stateName} onChange={(stateName) => set({ stateName })} />
          )}
        </FormField>
      </div>
      <div {...leave('postalCode')}>
        <FormField {...field('postalCode')}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.postalCode}
              normalize={normalizeCode}
              onChange={(postalCode) => set({ postalCode })}
            />
          )}
        </FormField>
      </div>
      <div className={styles.wide} {...leave('address')}>
        <FormField {...field('address')}>
          {(control) => (
            <TextInput {...control} rows={2} value={draft.address} onChange={(address) => set({ address })} />
          )}
        </FormField>
      </div>
    </>
  );
}
