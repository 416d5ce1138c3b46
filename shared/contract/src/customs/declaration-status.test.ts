import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exportDocumentChoices } from '../booking/booking-basics.ts';
import {
  type DeclarationStatus,
  declarationStatuses,
  declarationStatusNames,
} from '../trade/declaration-statuses.ts';
import {
  afterDeclarationAction,
  canDeclaration,
  canDeclarationBecome,
  type DeclarationAction,
  type DeclarationActor,
  declarationKindNames,
  declarationKinds,
  declarationKindsOf,
  declarationStatusTable,
} from './declaration-status.ts';

const { actors, rules } = declarationStatusTable;
const everyActor = Object.keys(actors) as DeclarationActor[]; // the keys, typed
const everyAction = everyActor.flatMap((actor) => [...actors[actor]]);

type Step = [DeclarationActor, DeclarationAction];
const walk = (...steps: Step[]) =>
  steps.reduce<DeclarationStatus | null>(
    (status, [actor, action]) => status && afterDeclarationAction(actor, status, action),
    'notSubmitted',
  );

describe('the way of a declaration', () => {
  test.each<[string, Step[], DeclarationStatus | null]>([
    [
      'is sent and confirmed',
      [
        ['customer', 'submit'],
        ['desk', 'confirm'],
      ],
      'confirmed',
    ],
    [
      'is returned, mended and sent again',
      [
        ['customer', 'submit'],
        ['desk', 'return'],
        ['customer', 'edit'],
        ['customer', 'submit'],
      ],
      'toBeConfirmed',
    ],
    [
      'is withdrawn while it waits',
      [
        ['customer', 'submit'],
        ['customer', 'withdraw'],
      ],
      'notSubmitted',
    ],
    [
      'is not withdrawn once it is confirmed',
      [
        ['customer', 'submit'],
        ['desk', 'confirm'],
        ['customer', 'withdraw'],
      ],
      null,
    ],
    [
      'is updated at a request',
      [
        ['customer', 'submit'],
        ['desk', 'confirm'],
        ['customer', 'requestUpdate'],
        ['desk', 'acceptUpdate'],
      ],
      'confirmed',
    ],
    [
      'stays as it was where the update is refused',
      [
        ['customer', 'submit'],
        ['desk', 'confirm'],
        ['customer', 'requestUpdate'],
        ['desk', 'refuseUpdate'],
      ],
      'confirmed',
    ],
    [
      'is not edited while it waits',
      [
        ['customer', 'submit'],
        ['customer', 'edit'],
      ],
      null,
    ],
    [
      'is confirmed by the desk alone',
      [
        ['customer', 'submit'],
        ['customer', 'confirm'],
      ],
      null,
    ],
    [
      'is frozen where its booking is returned',
      [
        ['customer', 'submit'],
        ['booking', 'freeze'],
      ],
      'frozen',
    ],
    [
      'asks for a paper and waits on',
      [
        ['customer', 'submit'],
        ['desk', 'askForPaper'],
      ],
      'toBeConfirmed',
    ],
    ['is not frozen before it was sent', [['booking', 'freeze']], null],
  ])('%s', (_what, steps, end) => {
    expect(walk(...steps)).toBe(end);
  });

  test('no walk leaves the table, and nothing happens to what is frozen', () => {
    const step = fc.constantFrom(
      ...everyActor.flatMap((actor) => everyAction.map((action): Step => [actor, action])),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let at: DeclarationStatus = 'notSubmitted';
        for (const [actor, action] of steps) {
          const after = afterDeclarationAction(actor, at, action);
          expect(after !== null).toBe(canDeclaration(at, action) && actors[actor].includes(action));
          if (after !== null && after !== at) expect(canDeclarationBecome(at, after)).toBe(true);
          if (at === 'frozen') expect(after).toBeNull();
          at = after ?? at;
        }
      }),
    );
  });

  test('every step of the table is somebody’s action, and each action is one person’s', () => {
    for (const from of declarationStatuses) {
      const reached = everyActor.flatMap((actor) =>
        everyAction.map((action) => afterDeclarationAction(actor, from, action)),
      );
      expect(rules[from].next.filter((to) => !reached.includes(to))).toEqual([]);
    }
    expect(new Set(everyAction).size).toBe(everyAction.length);
  });
});

test('every choice of export documents asks for its kinds, and each kind is asked for', () => {
  const kinds = exportDocumentChoices.flatMap((choice) => declarationKindsOf(choice));
  expect([...kinds].sort()).toEqual([...declarationKinds].sort());
  expect(declarationKindsOf('buyOrderTaxRefund')).toEqual(['merge']);
});

test('kinds and statuses have words in both languages, no two the same', () => {
  for (const names of [declarationKindNames, declarationStatusNames]) {
    for (const locale of ['zh-CN', 'en'] as const) {
      const words = Object.values(names).map((name) => name[locale]);
      expect(new Set(words).size).toBe(words.length);
      expect(words.every((word) => word.trim() !== '')).toBe(true);
    }
  }
});
