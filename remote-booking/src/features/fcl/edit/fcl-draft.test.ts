import { describe, expect, test } from '@jest/globals';
import { validateDraft } from '../../bookings/kind/draft-problems.ts';
import {
  addContainer,
  addPlace,
  fromSaved,
  newDraft,
  removeContainer,
  removePlace,
  restore,
  toRequest,
} from './fcl-draft.ts';
import { fclForm } from './fcl-form.ts';

const withSizes = (...sizes: string[]) => {
  const draft = newDraft();
  return { ...draft, containers: sizes.reduce(addContainer, [...draft.containers]) };
};

describe('containers of an FCL draft', () => {
  test('are counted up and down by size, and none is no empty sheet', () => {
    const { containers } = withSizes('40HQ', '20GP', '40HQ');
    expect(containers.map(({ sizeType }) => sizeType)).toEqual(['40HQ', '40HQ', '20GP']);
    const weighed = containers.map((row, at) => (at === 1 ? { ...row, vgmKg: '21000' } : row));
    expect(removeContainer(weighed, '40HQ').map(({ vgmKg }) => vgmKg)).toEqual(['21000', '']);
    expect(removeContainer(withSizes('45HQ').containers, '45HQ')).toHaveLength(1);
  });

  test('are loaded at the only place, and say where once there are two', () => {
    const draft = withSizes('40HQ', '20GP');
    expect(toRequest(draft).booking.containers.map(({ loadingPlace }) => loadingPlace)).toEqual([1, 1]);
    const two = { ...draft, ...addPlace(draft) };
    expect(toRequest(two).booking.containers.map(({ loadingPlace }) => loadingPlace)).toEqual([1, 1]);
    const problems = validateDraft(fclForm, two, 'submit');
    expect(problems.get(`loadingPlaces.${two.loadingPlaces[1]?.key}.address`)?.rule).toBe('required');
    const first = two.loadingPlaces[0]?.key ?? '';
    const left = { ...two, ...removePlace({ ...two, loadingPlaces: two.loadingPlaces }, first) };
    expect(left.containers.map(({ loadingPlace }) => loadingPlace)).toEqual(['', '']);
  });
});

test('what was sent and loaded again is sent alike, and work that was kept comes back whole', () => {
  const draft = withSizes('40HQ', '20GP');
  const two = { ...draft, ...addPlace(draft) };
  const sent = toRequest(two).booking;
  expect(toRequest(fromSaved(sent)).booking).toEqual(sent);
  const kept = restore(JSON.parse(JSON.stringify(two)));
  expect(kept && toRequest(kept).booking).toEqual(sent);
  expect(restore({ cargo: [], containers: [] })).toBeNull();
});
