import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { fclBookingLimits, normalizePhone } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DateInput, FormField, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { AddressBook } from '../address-book/AddressBook.tsx';
import { noAddress } from '../address-book/address-entry.ts';
import bookingStyles from '../booking-form/BookingForm.module.css';
import { FormSection } from '../booking-form/FormSection.tsx';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { addPlace, type FclDraft, type PlaceDraft, removePlace } from './fcl-draft.ts';
import styles from './LoadingPlacesSection.module.css';

/** Where the containers are loaded, when, and whom the driver asks for. */
export function LoadingPlacesSection({ form }: { form: BookingForm<FclDraft> }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, idOf } = form;
  const { loadingPlaces } = state.draft;
  const isOnly = loadingPlaces.length === 1;
  return (
    <FormSection name="loadingPlaces" id={idOf('section-loadingPlaces')}>
      <div id={idOf('loadingPlaces')} tabIndex={-1} className={styles.places}>
        {loadingPlaces.map((place, at) => (
          <fieldset key={place.key} className={styles.place}>
            <legend className={styles.title} hidden={isOnly}>
              {t('fcl.place', { number: at + 1 })}
            </legend>
            <PlaceFields form={form} place={place} />
            {!isOnly && (
              <Button
                type="text"
                className={styles.remove}
                icon={<DeleteOutlined aria-hidden="true" />}
                onClick={() => dispatch({ type: 'set', change: removePlace(state.draft, place.key) })}
              >
                {t('fcl.removePlace', { number: at + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={loadingPlaces.length >= fclBookingLimits.loadingPlaces}
        onClick={() => dispatch({ type: 'set', change: addPlace(state.draft) })}
      >
        {t('fcl.addPlace')}
      </Button>
    </FormSection>
  );
}

function PlaceFields({ form, place }: { form: BookingForm<FclDraft>; place: PlaceDraft }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, messages, idOf } = form;
  const pathOf = (name: string) => `loadingPlaces.${place.key}.${name}`;
  const set = (change: Partial<PlaceDraft>) => {
    const loadingPlaces = state.draft.loadingPlaces.map((each) =>
      each.key === place.key ? { ...each, ...change } : each,
    );
    dispatch({ type: 'set', change: { loadingPlaces } });
  };
  const leave = (name: string) => ({ onBlur: () => dispatch({ type: 'touch', path: pathOf(name) }) });
  const field = (name: string) => ({
    id: idOf(pathOf(name)),
    label: t(`loadingPlaces.${name}`),
    error: messages.get(pathOf(name)),
    isRequired: true,
  });
  return (
    <div className={bookingStyles.grid}>
      <AddressBook
        kind="pickup"
        className={bookingStyles.wide}
        entered={{ ...noAddress, phone: place.phone, address: place.address }}
        onPick={({ phone, address }) => set({ phone, address })}
      />
      <div className={bookingStyles.wide} {...leave('address')}>
        <FormField {...field('address')}>
          {(control) => (
            <TextInput {...control} value={place.address} onChange={(address) => set({ address })} />
          )}
        </FormField>
      </div>
      <div {...leave('contact')}>
        <FormField {...field('contact')}>
          {(control) => (
            <TextInput {...control} value={place.contact} onChange={(contact) => set({ contact })} />
          )}
        </FormField>
      </div>
      <div {...leave('phone')}>
        <FormField {...field('phone')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="tel"
              value={place.phone}
              normalize={normalizePhone}
              onChange={(phone) => set({ phone })}
            />
          )}
        </FormField>
      </div>
      <div {...leave('loadingAt')}>
        <FormField {...field('loadingAt')}>
          {(control) => (
            <DateInput
              {...control}
              withTime
              value={place.loadingAt}
              onChange={(loadingAt) => set({ loadingAt })}
            />
          )}
        </FormField>
      </div>
    </div>
  );
}
