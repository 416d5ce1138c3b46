import { milestones, shipOf } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { BookingContainer } from './booking-containers.repository.ts';
import { timesOfContainer } from './keep-progress.ts';
import { portsOfTrip } from './trips.repository.ts';

type Trace = EndpointResult<Endpoints['GET /business/getContainerTrace']>;

export function presentContainer(container: BookingContainer): Trace['containers'][number] {
  const ports = portsOfTrip(container);
  const times = timesOfContainer(container);
  return {
    number: container.number,
    sizeType: container.size_type,
    sealNumber: container.seal_number,
    ...ports,
    ...shipOf(container.events, ports),
    milestones: milestones.map((milestone) => ({ milestone, ...times[milestone] })),
  };
}
