import type { ContainerEvent, Milestone } from '@berth/contract';

type Reached = {
  milestone: Milestone;
  classifier: ContainerEvent['eventClassifierCode'];
  /** RFC 3339 with the offset of the place. */
  at: string;
  /** When it is said. */
  saidAt: string;
  container: { number: string; portOfLoading: string; portOfDischarge: string };
};

/** One of the seven times of a container in the words of DCSA, at the port where it has it. */
export function reachedEvent({ milestone, classifier, at, saidAt, container }: Reached): ContainerEvent {
  const said = {
    eventClassifierCode: classifier,
    eventDateTime: at,
    eventCreatedDateTime: saidAt,
    equipmentReference: container.number,
  };
  const { portOfLoading, portOfDischarge } = container;
  const ship = (transportEventTypeCode: 'ARRI' | 'DEPA', UNLocationCode: string): ContainerEvent => ({
    ...said,
    eventType: 'TRANSPORT',
    transportEventTypeCode,
    transportCall: { UNLocationCode, modeOfTransport: 'VESSEL' },
  });
  const box = (
    equipmentEventTypeCode: 'GTIN' | 'GTOT' | 'DISC',
    emptyIndicatorCode: 'EMPTY' | 'LADEN',
    UNLocationCode: string,
  ): ContainerEvent => ({
    ...said,
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode,
    emptyIndicatorCode,
    eventLocation: { UNLocationCode },
  });
  switch (milestone) {
    case 'emptyExit':
      return box('GTOT', 'EMPTY', portOfLoading);
    case 'heavyReturn':
      return box('GTIN', 'LADEN', portOfLoading);
    case 'departure':
      return ship('DEPA', portOfLoading);
    case 'arrival':
      return ship('ARRI', portOfDischarge);
    case 'unloading':
      return box('DISC', 'LADEN', portOfDischarge);
    case 'pickup':
      return box('GTOT', 'LADEN', portOfDischarge);
    case 'emptyReturn':
      return box('GTIN', 'EMPTY', portOfDischarge);
  }
}
