import { type DeclarationStatus, declarationStatusNames } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import { StatusDot } from '@berth/ui';

export const statusDots = {
  notSubmitted: 'notSubmitted',
  toBeConfirmed: 'toBeConfirmed',
  returned: 'returned',
  confirmed: 'confirmed',
  updateRequested: 'unconfirmed',
  frozen: 'cancelled',
} as const satisfies Record<DeclarationStatus, string>;

export function DeclarationStatusDot({ status }: { status: DeclarationStatus }) {
  const locale = useLocale();
  return <StatusDot status={statusDots[status]}>{declarationStatusNames[status][locale]}</StatusDot>;
}
