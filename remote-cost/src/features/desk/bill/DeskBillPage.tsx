import { useSearchParams } from '@berth/runtime';
import { useDeskBillQuery } from '../../calls/desk.queries.ts';
import { AtDesk, DeskQuery } from '../DeskQuery.tsx';
import { DeskBillView } from './DeskBillView.tsx';

/** `/cost/desk/bill?id=`: one bill as the forwarder's staff deal with it. */
export function DeskBillPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <AtDesk>
      <LoadedBill key={id} id={id} at={params.get('at')} />
    </AtDesk>
  );
}

function LoadedBill({ id, at }: { id: string; at: string | null }) {
  const query = useDeskBillQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  return <DeskQuery query={query}>{(data) => <DeskBillView data={data} at={at} />}</DeskQuery>;
}
