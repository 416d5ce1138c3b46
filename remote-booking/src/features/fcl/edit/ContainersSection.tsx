import {
  fclBookingLimits,
  foreignUnitOf,
  isHeadingNamed,
  type SelectOption,
  vgmMethods,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection, FormTable, formLayout, type SheetColumn, type SheetEdit, UndoNotice } from '@berth/ui';
import { useCallback, useMemo } from 'react';
import type { BookingForm } from '../../bookings/kind/form-kind.ts';
import { useBookingSizesQuery } from '../../choices/booking-choices.queries.ts';
import { useVgmHint } from '../../vgm/use-vgm-hint.ts';
import styles from './ContainersSection.module.css';
import { type ContainerDraft, type FclDraft, newContainer, type PlaceDraft } from './fcl-draft.ts';
import { SizeSteppers } from './SizeSteppers.tsx';
import { useOverloads } from './use-overloads.ts';

/** The containers that are ordered: how many of which size, and of each where it is loaded and what it weighs. */
export function ContainersSection({ form }: { form: BookingForm<FclDraft> }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, messages, frozen, idOf } = form;
  const { containers, loadingPlaces } = state.draft;
  const isFrozen = frozen.includes('containers');
  const columns = useContainerColumns(loadingPlaces, isFrozen);
  const handleChange = useCallback(
    (lines: readonly ContainerDraft[], edit: SheetEdit) =>
      dispatch({ type: 'rows', list: 'containers', lines, edit }),
    [dispatch],
  );
  const handleCount = (rows: ContainerDraft[]) => {
    const left = new Set(rows.map(({ key }) => key));
    const gone = containers.filter(({ key, vgmKg, vgmMethod }) => !left.has(key) && (vgmKg || vgmMethod));
    const what = gone.map(({ sizeType, vgmKg }) => `${sizeType} ${vgmKg}`.trim()).join('、');
    const undo = gone.length > 0 ? ({ place: 'containers', kind: 'removed', what } as const) : undefined;
    dispatch({ type: 'set', change: { containers: rows }, undo });
  };
  const overloads = useOverloads(state.draft);
  const handleLeave = useCallback((path: string) => dispatch({ type: 'touch', path }), [dispatch]);
  return (
    <FormSection
      title={t('section.containers')}
      id={idOf('section-containers')}
      aside={<span className={formLayout.aside}>{t('fcl.vgmLater')}</span>}
    >
      {isFrozen ? (
        <p className={styles.frozen}>{t('frozen.containersHelp')}</p>
      ) : (
        <SizeSteppers containers={containers} onChange={handleCount} />
      )}
      <div role="status">
        {overloads.map(({ amount, text }) => (
          <p key={amount} className={styles.hint}>
            {text}
          </p>
        ))}
      </div>
      <UndoNotice undo={form.undo} place="containers" />
      <FormTable
        name="containers"
        label={t('section.containers')}
        lines={containers}
        columns={columns}
        messages={messages}
        idOf={idOf}
        newLine={newContainer}
        mostLines={fclBookingLimits.containers}
        hasFixedLines={isFrozen}
        onChange={handleChange}
        onLeave={handleLeave}
      />
    </FormSection>
  );
}

const headingNames = {
  sizeType: ['柜型', '箱型', 'size', 'type', 'size type', 'container type'],
  loadingPlace: ['装柜地点', 'loading place'],
  vgmKg: ['vgm', 'vgm kg', 'vgm kgs', '重量', 'weight'],
  vgmMethod: ['vgm方式', 'vgm method', 'method'],
} as const;

/** A VGM in tons or pounds is none in kilograms. */
function readVgmHeading(heading: string) {
  const isVgm = isHeadingNamed(heading, headingNames.vgmKg);
  return isVgm ? { doubt: 0, foreignUnit: foreignUnitOf('weight', heading) } : null;
}

function useContainerColumns(places: readonly PlaceDraft[], isSizeFrozen: boolean) {
  const { t } = useTranslation('booking');
  const { data: sizes } = useBookingSizesQuery();
  const hintOf = useVgmHint();
  return useMemo(() => {
    const column = (
      key: keyof typeof headingNames,
      rest: Omit<SheetColumn<ContainerDraft>, 'key' | 'title'>,
    ) => ({
      key,
      title: t(`containers.${key}`),
      headingNames: headingNames[key],
      ...rest,
    });
    const columns: SheetColumn<ContainerDraft>[] = [
      column('sizeType', {
        kind: 'select',
        widthPx: 120,
        isRequired: !isSizeFrozen,
        isFixed: isSizeFrozen,
        options: sizes,
        cardSpan: 6,
      }),
      column('vgmKg', { kind: 'number', widthPx: 120, warn: hintOf, readHeading: readVgmHeading }),
      column('vgmMethod', { kind: 'select', widthPx: 160, grow: 1, options: methodOptions(t) }),
    ];
    if (places.length > 1) {
      const options = placeOptions(places, (at) => t('fcl.place', { number: at + 1 }));
      const place = column('loadingPlace', {
        kind: 'select',
        widthPx: 180,
        grow: 2,
        isRequired: true,
        options,
      });
      columns.splice(1, 0, { ...place, cardSpan: 6 });
    }
    return columns;
  }, [t, sizes, places, isSizeFrozen, hintOf]);
}

function methodOptions(t: (key: string) => string): SelectOption[] {
  return [
    { value: '', nameZh: '—', nameEn: '—', search: '' },
    ...vgmMethods.map((value) => {
      const name = t(`vgmMethod.${value}`);
      return { value, nameZh: name, nameEn: name, search: value.toLowerCase() };
    }),
  ];
}

function placeOptions(places: readonly PlaceDraft[], nameOf: (at: number) => string): SelectOption[] {
  return places.map(({ key, address }, at) => {
    const name = address.trim() === '' ? nameOf(at) : `${nameOf(at)} · ${address.trim()}`;
    return { value: key, nameZh: name, nameEn: name, search: name.toLowerCase() };
  });
}
