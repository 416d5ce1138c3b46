import { EmptyState } from './EmptyState.tsx';

export function EmptyStatePreview() {
  return <EmptyState text="没有符合条件的订舱。" />;
}
