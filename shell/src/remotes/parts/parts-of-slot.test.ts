import type { RemoteEntry, RemotePart } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { testRemotes } from '../../testing/test-remotes.tsx';
import { partsOfSlot } from './parts-of-slot.ts';

const [site, orders, faulty] = testRemotes as [RemoteEntry, RemoteEntry, RemoteEntry];
const slot = 'console.today';
const withParts = (entry: RemoteEntry, ...parts: RemotePart[]): RemoteEntry => ({ ...entry, parts });
const customer = { role: ['customer'], permissions: [] };
const shown = (remotes: RemoteEntry[], user: Parameters<typeof partsOfSlot>[3], running = remotes) =>
  partsOfSlot(slot, remotes, running, user).map(({ entry, name }) => `${entry.name} ${name}`);

test('the parts of a slot stand in the order of the registry, those of other slots do not', () => {
  const remotes = [
    withParts(orders, { name: 'b', slot }, { name: 'x', slot: 'console.news' }, { name: 'a', slot }),
    withParts(faulty, { name: 'b', slot }),
  ];
  expect(shown(remotes, customer)).toEqual(['orders b', 'orders a', 'faulty b']);
});

test('a part is for those who have its permission and one of its roles', () => {
  const remotes = [
    withParts(
      orders,
      { name: 'air', slot, permission: 'business:air' },
      { name: 'main', slot, roles: ['main', 'auditor'] },
      { name: 'both', slot, permission: 'business:air', roles: ['main'] },
    ),
  ];
  expect(shown(remotes, customer)).toEqual([]);
  expect(shown(remotes, { role: ['auditor'], permissions: ['business:air'] })).toEqual([
    'orders air',
    'orders main',
  ]);
});

test('a visitor sees parts of public remotes that are for everybody', () => {
  const remotes = [
    withParts(site, { name: 'all', slot }, { name: 'some', slot, roles: ['customer'] }),
    withParts(orders, { name: 'own', slot }),
  ];
  expect(shown(remotes, null)).toEqual(['site all']);
});

test('a fallback that runs adds the parts that only it brings', () => {
  const [wanted, running] = [
    { name: 'new', slot },
    { name: 'old', slot },
  ].map((part) => withParts(orders, part));
  expect(shown([wanted ?? orders], customer, [running ?? orders])).toEqual(['orders new', 'orders old']);
});
