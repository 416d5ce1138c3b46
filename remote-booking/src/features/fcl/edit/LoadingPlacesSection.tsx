import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { fclBookingLimits, normalizePhone } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection, formLayout, type UndoName, UndoNotice } from '@berth/ui';
import { Button } from 'antd';
import { AddressBook } from '../../addresses/AddressBook.tsx';
import { type EnteredAddress, noAddress } from '../../addresses/address-entry.ts';
import type { BookingForm } from '../../bookings/kind/form-kind.ts';
import { pastHint } from '../../bookings/kind/is-past.ts';
import { MomentField } from '../../bookings/sections/MomentField.tsx';
import { TypedField } from '../../bookings/sections/TypedField.tsx';
import { addPlace, type FclDraft, isPlaceEmpty, type PlaceDraft, removePlace } from './fcl-draft.ts';
import styles from './LoadingPlacesSection.module.css';

/** Where the containers are loaded, when, and whom the driver asks for. */
export function LoadingPlacesSection({ form }: { form: BookingForm<FclDraft> }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, idOf } = form;
  const { loadingPlaces } = state.draft;
  const isOnly = loadingPlaces.length === 1;
  const handleRemove = (place: PlaceDraft, at: number) => {
    const what = `${t('fcl.place', { number: at + 1 })} ${place.address.trim()}`.trim();
    const undo = isPlaceEmpty(place)
      ? undefined
      : ({ place: 'loadingPlaces', kind: 'removed', what } as const);
    dispatch({ type: 'set', change: removePlace(state.draft, place.key), undo });
  };
  return (
    <FormSection title={t('section.loadingPlaces')} id={idOf('section-loadingPlaces')}>
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
                // The second click of a double-click on what stood here before is not meant for this.
                onClick={({ detail }) => detail < 2 && handleRemove(place, at)}
              >
                {t('fcl.removePlace', { number: at + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
        <UndoNotice undo={form.undo} place="loadingPlaces" />
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
  const set = (change: Partial<PlaceDraft>, undo?: UndoName) => {
    const loadingPlaces = state.draft.loadingPlaces.map((each) =>
      each.key === place.key ? { ...each, ...change } : each,
    );
    dispatch({ type: 'set', change: { loadingPlaces }, undo });
  };
  const handlePick = ({ phone, address }: EnteredAddress, what: string) => {
    // Whom to ask for belongs to the address that it was entered for.
    const isOther = phone !== place.phone || address !== place.address;
    if (isOther) set({ phone, address, contact: '' }, { place: place.key, kind: 'filled', what });
  };
  const hint = pastHint(place.loadingAt, new Date());
  const fields = {
    draft: place,
    set,
    leave: (name: string) => ({ onBlur: () => dispatch({ type: 'touch', path: pathOf(name) }) }),
    field: (name: string) => ({
      id: idOf(pathOf(name)),
      label: t(`loadingPlaces.${name}`),
      error: messages.get(pathOf(name)),
      warning: name === 'loadingAt' && hint ? t(hint) : undefined,
      isRequired: true,
    }),
  };
  return (
    <div className={formLayout.grid}>
      <AddressBook
        kind="pickup"
        className={formLayout.wide}
        entered={{ ...noAddress, phone: place.phone, address: place.address }}
        onPick={handlePick}
      />
      <UndoNotice undo={form.undo} place={place.key} className={formLayout.wide} />
      <TypedField {...fields} name="address" isWide />
      <TypedField {...fields} name="contact" />
      <TypedField {...fields} name="phone" inputMode="tel" normalize={normalizePhone} />
      <MomentField {...fields} name="loadingAt" withTime />
    </div>
  );
}
