import { type ChargeableRule, emptyCargoLine } from '@berth/contract';
import { RuntimeProvider } from '@berth/runtime';
import { createTestRuntime } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type ComponentProps, Suspense } from 'react';
import { remote } from '../../../remote.tsx';
import { CargoAmounts } from './CargoAmounts.tsx';

const lcl: ChargeableRule = { kgPerCbm: 500, minimum: 1, step: 0.01 };
const air: ChargeableRule = { cm3PerKg: 6000, minimum: 0, step: 0.5, rounding: 'up' };

async function show(props: ComponentProps<typeof CargoAmounts>) {
  const { runtime, site } = createTestRuntime({ translations: { booking: remote.translations } });
  await runtime.i18n.loadNamespaces(['booking']);
  const { container } = render(
    <RuntimeProvider runtime={runtime} site={site}>
      <Suspense fallback={null}>
        <CargoAmounts {...props} />
        <p>ready</p>
      </Suspense>
    </RuntimeProvider>,
  );
  await screen.findByText('ready');
  return container;
}
const rows = () =>
  [...document.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
const counted = () => document.querySelector('tr[data-counted] th')?.textContent;
const line = (change: object) => ({ ...emptyCargoLine(), ...change });

test('as booked, as the dimensions say and as it was measured, each with what it is charged', async () => {
  await show({
    lines: [line({ package: 100, weight: 600, volume: 1, long: 60, wide: 50, high: 40 })],
    measurements: [{ line: 1, cartons: 99, weightKg: 610.5, volumeCbm: 1.1 }],
    rule: lcl,
  });
  expect(rows()).toEqual([
    ['', 'CTNS', 'KGS', 'CBM', '计费吨 RT'],
    ['订舱', '100', '600', '1.000', '1.2按重量'],
    ['按尺寸1 行不符', '100', '600', '12.000', '12按体积'],
    ['仓库实测', '99', '610.5', '1.100', '1.23按重量'],
  ]);
  expect(counted()).toBe('仓库实测');
  expect(document.body.textContent).toMatch(
    /计费依据：仓库实测.*计费规则：1 CBM 按 500 KGS 计，最低 1 RT，按 0.01 RT 进位/,
  );
});

test('where the warehouse has measured some lines, the others count as they were entered', async () => {
  await show({
    lines: [line({ package: 10, weight: 100, volume: 1 }), line({ package: 4, weight: 80, volume: 0.5 })],
    measurements: [{ line: 2, cartons: 4, weightKg: 90, volumeCbm: 1.5 }],
    rule: lcl,
  });
  expect(rows()).toEqual([
    ['', 'CTNS', 'KGS', 'CBM', '计费吨 RT'],
    ['订舱', '14', '180', '1.500', '1.5按体积'],
    ['仓库实测1/2 行，其余按录入', '14', '190', '2.500', '2.5按体积'],
  ]);
  expect(counted()).toBe('仓库实测1/2 行，其余按录入');
  expect(screen.getByText(/计费依据：部分实测，其余录入/)).toBeTruthy();
});

test('by air 60³ cm are 36 kg, and a rule without a minimum names none', async () => {
  await show({ lines: [line({ package: 1, weight: 10, volume: 0.216 })], measurements: [], rule: air });
  expect(rows()).toEqual([
    ['', 'CTNS', 'KGS', 'CBM', '计费重 KGS'],
    ['订舱', '1', '10', '0.216', '36按体积'],
  ]);
  expect(counted()).toBe('订舱');
  expect(document.body.textContent).toMatch(/计费依据：录入.*计费规则：体积重为 cm³ ÷ 6000，按 0.5 KGS 进位/);
});

test('without a channel there is nothing to charge, but what was measured stands there', async () => {
  await show({
    lines: [line({ package: 1 })],
    measurements: [{ line: 1, cartons: 2, weightKg: 3, volumeCbm: 4 }],
    rule: null,
  });
  expect(rows()).toEqual([
    ['', 'CTNS', 'KGS', 'CBM'],
    ['订舱', '1', '0', '0.000'],
    ['仓库实测', '2', '3', '4.000'],
  ]);
});

test('cargo without weight and volume takes no place', async () => {
  const container = await show({ lines: [line({ package: 1 })], measurements: [], rule: lcl });
  expect(container.textContent).toBe('ready');
});
