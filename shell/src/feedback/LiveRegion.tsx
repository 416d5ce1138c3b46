import { useSignal } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { announcement } from './announce.ts';

/** Says to those who do not see it that another page stands here now. */
export function LiveRegion() {
  return (
    <div className={hiddenClass} role="status" aria-live="polite">
      {useSignal(announcement)}
    </div>
  );
}
