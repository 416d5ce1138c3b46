import type { ExportDocuments } from '../booking/booking-basics.ts';
import type { LocalizedText } from '../language/locale.ts';
import { canBecome, canDo, mayDo, type StatusTable } from '../rule/status-table.ts';
import type { DeclarationStatus } from '../trade/declaration-statuses.ts';

/**
 * Who provides what: `declare` own papers (资料申报), `pay` a buy-order (买单), `tax` a tax refund (退税), `merge` both
 * (买单+退税); spec section 2.
 */
export const declarationKinds = ['declare', 'pay', 'tax', 'merge'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

export const declarationKindNames: Readonly<Record<DeclarationKind, LocalizedText>> = {
  declare: { 'zh-CN': '资料申报', en: 'Own papers' },
  pay: { 'zh-CN': '买单', en: 'Buy-order' },
  tax: { 'zh-CN': '退税', en: 'Tax refund' },
  merge: { 'zh-CN': '买单+退税', en: 'Buy-order and tax refund' },
};

const kindsByChoice: Readonly<Record<ExportDocuments, readonly DeclarationKind[]>> = {
  // The papers are the customer's own, and so is the refund, which may be left to the forwarder.
  ownTaxRefund: ['declare', 'tax'],
  buyOrder: ['pay'],
  buyOrderTaxRefund: ['merge'],
};

/** The kinds of declaration that the export documents of a booking ask for; the first one unless another is chosen. */
export function declarationKindsOf(choice: ExportDocuments): readonly DeclarationKind[] {
  return kindsByChoice[choice];
}

/** What its customer does with a declaration. */
const customerActions = [
  'edit',
  'submit',
  /** Takes it back while it is not confirmed (delPayClear). */
  'withdraw',
  /** Asks for a change of what is confirmed (applyUpdateData), or drops that. */
  'requestUpdate',
  'dropUpdate',
  'delete',
] as const;

/** What the customs desk does, by hand or by the forwarder's own system. */
const deskActions = ['confirm', 'return', 'askForPaper', 'acceptUpdate', 'refuseUpdate'] as const;

/** What a booking of it brings about. */
const bookingActions = ['freeze'] as const;

export type DeclarationAction =
  | (typeof customerActions)[number]
  | (typeof deskActions)[number]
  | (typeof bookingActions)[number];

export type DeclarationActor = 'customer' | 'desk' | 'booking';
type DeclarationStatusTable = StatusTable<DeclarationStatus, DeclarationAction, DeclarationActor>;

/**
 * The one table of what may follow what and what may be done where; server, pages and integration obey it. What was sent
 * once is never deleted, only withdrawn; what is frozen stays as it is.
 */
export const declarationStatusTable: DeclarationStatusTable = {
  rules: {
    notSubmitted: { next: ['toBeConfirmed'], actions: ['edit', 'submit', 'delete'] },
    toBeConfirmed: {
      next: ['confirmed', 'returned', 'notSubmitted', 'frozen'],
      actions: ['withdraw', 'confirm', 'return', 'askForPaper', 'freeze'],
    },
    returned: {
      next: ['toBeConfirmed', 'notSubmitted', 'frozen'],
      actions: ['edit', 'submit', 'withdraw', 'freeze'],
    },
    confirmed: {
      next: ['updateRequested', 'frozen'],
      actions: ['requestUpdate', 'askForPaper', 'freeze'],
    },
    updateRequested: {
      next: ['confirmed', 'frozen'],
      actions: ['dropUpdate', 'acceptUpdate', 'refuseUpdate', 'askForPaper', 'freeze'],
    },
    frozen: { next: [], actions: [] },
  },
  actors: { customer: customerActions, desk: deskActions, booking: bookingActions },
  exits: ['frozen'],
};

/** Where each action leads; one that is not here leaves the declaration where it stands. */
const leadsTo: Readonly<Partial<Record<DeclarationAction, DeclarationStatus>>> = {
  submit: 'toBeConfirmed',
  withdraw: 'notSubmitted',
  confirm: 'confirmed',
  return: 'returned',
  requestUpdate: 'updateRequested',
  dropUpdate: 'confirmed',
  acceptUpdate: 'confirmed',
  refuseUpdate: 'confirmed',
  freeze: 'frozen',
};

export const canDeclaration = (status: DeclarationStatus, action: DeclarationAction): boolean =>
  canDo(declarationStatusTable, status, action);

export const canDeclarationBecome = (from: DeclarationStatus, to: DeclarationStatus): boolean =>
  canBecome(declarationStatusTable, from, to);

/** Where somebody's action leads a declaration that stands there; null where it is not theirs, or not to be done there. */
export function afterDeclarationAction(
  actor: DeclarationActor,
  status: DeclarationStatus,
  action: DeclarationAction,
): DeclarationStatus | null {
  return mayDo(declarationStatusTable, actor, status, action) ? (leadsTo[action] ?? status) : null;
}
