import { paths } from '@berth/contract';
import { Navigate, useSearchParams } from '@berth/runtime';

/** `/site/conversations/detail?id=`: a conversation is opened beside the others. */
export function ToInboxPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const show = `?show=open&id=${encodeURIComponent(id)}`;
  return <Navigate to={paths.conversations() + (id === '' ? '' : show)} replace />;
}
