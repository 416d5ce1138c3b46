import { milestones, shipOf } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { BookingContainer } from './booking-containers.repository.ts';
import { timesOfContainer } from './keep-progress.ts';

type Trace = EndpointResult<Endpoints['GET /business/getContainerTrace']>;

export function presentContainer(container: BookingContainer): Trace['containers'][number] {
  const { port_of_loading: portOfLoading, port_of_discharge: portOfDischarge } = container;
  const times = timesOfContainer(container);
  return {
    number: container.number,
    sizeType: container.size_type,
    sealNumber: container.seal_number,
    portOfLoading,
    portOfDischarge,
    ...shipOf(container.events, { portOfLoading, portOfDischarge }),
    milestones: milestones.map((milestone) => ({ milestone, ...times[milestone] })),
  };
}
