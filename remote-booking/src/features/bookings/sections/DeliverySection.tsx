import { normalizeCode, type WarehouseOption, warehouseTypeNames, warehouseTypes } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, formLayout, newestStep, SearchSelect, UndoNotice } from '@berth/ui';
import { Checkbox } from 'antd';
import { AddressBook } from '../../addresses/AddressBook.tsx';
import { noAddress } from '../../addresses/address-entry.ts';
import {
  choicesOf,
  useBookingCountriesQuery,
  useWarehouseChoices,
} from '../../choices/booking-choices.queries.ts';
import type { SectionFields } from '../kind/form-kind.ts';
import { TypedField } from './TypedField.tsx';

/** Where the cargo is delivered to: a warehouse from a list, or a private address. */
export function DeliverySection(props: SectionFields) {
  const { draft, set, undo, field } = props;
  const { t, locale } = useTranslation('booking');
  // Steps are undone in turn, so what is chosen while there are some is a step as well.
  const hasSteps = newestStep(undo, 'delivery') !== null;
  const handleType = (warehouseType: typeof draft.warehouseType) => {
    const { warehouseType: before, warehouseCode: code } = draft;
    const lost = { place: 'delivery', kind: 'removed', what: `${t('field.warehouseCode')} ${code}` } as const;
    const what = before ? warehouseTypeNames[before][locale] : t('field.warehouseType');
    const between = { place: 'delivery', kind: 'changed', what } as const;
    set({ warehouseType }, code !== '' ? lost : hasSteps ? between : undefined);
  };
  const setWarehouse: typeof set = (change) => {
    const what = `${t('field.warehouseCode')} ${change.warehouseCode ?? ''}`;
    set(change, hasSteps ? { place: 'delivery', kind: 'filled', what } : undefined);
  };
  return (
    <div className={formLayout.grid}>
      <FormField {...field('warehouseType')} isGroup className={formLayout.wide}>
        {(control) => (
          <ChoiceGroup
            {...control}
            value={draft.warehouseType}
            onChange={handleType}
            choices={warehouseTypes.map((value) => ({ value, label: warehouseTypeNames[value][locale] }))}
          />
        )}
      </FormField>
      <UndoNotice undo={undo} place="delivery" className={formLayout.wide} />
      {draft.warehouseType === 'private' && <PrivateAddress {...props} />}
      {draft.warehouseType !== null && draft.warehouseType !== 'private' && (
        <Warehouse {...props} set={setWarehouse} />
      )}
      <div className={formLayout.wide}>
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
      <div className={formLayout.note} aria-live="polite">
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

function PrivateAddress(props: SectionFields) {
  const { draft, set, field } = props;
  const { t } = useTranslation('booking');
  const countries = choicesOf(useBookingCountriesQuery());
  const { country, stateName, postalCode, address } = draft;
  return (
    <>
      <AddressBook
        kind="private"
        className={formLayout.wide}
        entered={{ ...noAddress, country, stateName, postalCode, address }}
        onPick={({ phone: _none, ...picked }, what) =>
          set(picked, { place: 'delivery', kind: 'filled', what })
        }
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
      <TypedField {...props} name="stateName" />
      <TypedField {...props} name="postalCode" normalize={normalizeCode} />
      <TypedField {...props} name="address" isWide rows={2} />
    </>
  );
}
