import { FclCargoSection, LclCargoSection } from './CargoSection.tsx';
import { CustomsSection } from './CustomsSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { PeopleSection } from './PeopleSection.tsx';

/** Sections that the forms of all kinds have, with their fields in order. */
export const deliverySection = {
  name: 'delivery',
  fields: [
    'warehouseType',
    'warehouseCode',
    'country',
    'stateName',
    'postalCode',
    'address',
    'isDestinationSelfPickup',
  ],
  Fields: DeliverySection,
} as const;

export const lclCargoSection = { name: 'cargo', fields: ['cargo'], Section: LclCargoSection } as const;

export const fclCargoSection = { name: 'cargo', fields: ['cargo'], Section: FclCargoSection } as const;

export const customsSection = {
  name: 'customs',
  fields: ['isDeclared', 'exportDocuments', 'bond'],
  Fields: CustomsSection,
} as const;

export const peopleSection = {
  name: 'people',
  fields: ['salespersonId', 'customerServiceId', 'remarks'],
  Fields: PeopleSection,
} as const;
