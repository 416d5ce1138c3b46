import { statusNames } from '../theme/tokens.ts';
import { StatusDot } from './StatusDot.tsx';

export function StatusDotPreview() {
  return statusNames.map((status) => (
    <p key={status}>
      <StatusDot status={status}>{status}</StatusDot>
    </p>
  ));
}
