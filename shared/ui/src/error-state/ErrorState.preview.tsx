import { ErrorState } from './ErrorState.tsx';

export function ErrorStatePreview() {
  return <ErrorState message="数据格式错误" requestId="req-01JD" onRetry={() => undefined} />;
}
