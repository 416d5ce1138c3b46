import { declarationKinds } from '@berth/contract';
import { Navigate, useLocation } from '@berth/runtime';
import { customsPaths } from '../../paths.ts';

/** The spec's address of each kind, such as `/business/pay`: the list leads to its declarations. */
export function ListDeclarationsOfKindPage() {
  const named = useLocation().pathname.split('/').at(-1);
  const kind = declarationKinds.find((each) => each === named);
  return <Navigate to={kind ? `${customsPaths.list()}?kind=${kind}` : customsPaths.list()} replace />;
}
