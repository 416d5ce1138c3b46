import { Suspense } from 'react';
import { createPart } from '../../loading/create-part.tsx';
import { PartBoundary } from '../../outcomes/PartBoundary.tsx';

const { Part: SlotParts } = createPart(() => import('./SlotParts.tsx').then((m) => m.SlotParts));

/** What `RemoteSlot` of the runtime shows. Its code comes with the first page that has a slot. */
export function Slot({ slot }: { slot: string }) {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <SlotParts slot={slot} />
      </Suspense>
    </PartBoundary>
  );
}
