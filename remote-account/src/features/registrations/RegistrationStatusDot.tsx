import { type RegistrationStatus, registrationStatusNames } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import { StatusDot } from '@berth/ui';

const dots = {
  waiting: 'toBeConfirmed',
  returned: 'returned',
  approved: 'confirmed',
  refused: 'failed',
  withdrawn: 'cancelled',
} as const satisfies Record<RegistrationStatus, string>;

export function RegistrationStatusDot({ status }: { status: RegistrationStatus }) {
  const locale = useLocale();
  return <StatusDot status={dots[status]}>{registrationStatusNames[status][locale]}</StatusDot>;
}
