/** Where the cargo is delivered to (spec section 3). */
export const warehouseTypes = ['amazon', 'walmart', 'overseas', 'private'] as const;
export type WarehouseType = (typeof warehouseTypes)[number];

/** Who provides the export documents: 自备退税, 买单, 买单+退税. */
export const exportDocumentChoices = ['ownTaxRefund', 'buyOrder', 'buyOrderTaxRefund'] as const;
export type ExportDocuments = (typeof exportDocumentChoices)[number];

/** Whose customs bond is used at import: the customer's own or a third-party agent's. */
export const bondOwners = ['customer', 'agent'] as const;
export type BondOwner = (typeof bondOwners)[number];

/** The product's own packing code for cartons (spec section 9). */
export const defaultPacking = '34';

/** One line of cargo; weights and volume are of the whole line, dimensions of one package. */
export type CargoLine = {
  goods_name: string;
  shipment_id: string;
  reference_id: string;
  /** Number of packages, CTNS. */
  package: number | null;
  /** Gross weight, KGS. */
  weight: number | null;
  /** M3. */
  volume: number | null;
  /** cm */
  long: number | null;
  /** cm */
  wide: number | null;
  /** cm */
  high: number | null;
  pack: string;
  instructions: string;
};

/**
 * What every booking that a customer makes holds (spec section 3), whatever it sails in. Codes are '' while nothing is
 * chosen.
 */
export type BookingBasics = {
  /** The customer's own number, as typed; lists find it in any spelling (full-width, small letters). */
  customerBusinessNumber: string;
  /** `YYYY-MM-DD` */
  etd: string | null;
  /** UN/LOCODE */
  receivingPlace: string;
  /** UN/LOCODE */
  destination: string;
  /** UN/LOCODE */
  dischargePort: string;
  warehouseType: WarehouseType | null;
  warehouseCode: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  postalCode: string;
  stateName: string;
  address: string;
  isDeclared: boolean;
  /** Asked for only when the cargo is declared (`isDeclared`). */
  exportDocuments: ExportDocuments | null;
  isDestinationSelfPickup: boolean;
  bond: BondOwner | null;
  salespersonId: string;
  customerServiceId: string;
  remarks: string;
  cargo: CargoLine[];
};

export function emptyCargoLine(): CargoLine {
  return {
    goods_name: '',
    shipment_id: '',
    reference_id: '',
    package: null,
    weight: null,
    volume: null,
    long: null,
    wide: null,
    high: null,
    pack: defaultPacking,
    instructions: '',
  };
}

export function emptyBookingBasics(): BookingBasics {
  return {
    customerBusinessNumber: '',
    etd: null,
    receivingPlace: '',
    destination: '',
    dischargePort: '',
    warehouseType: null,
    warehouseCode: '',
    country: '',
    postalCode: '',
    stateName: '',
    address: '',
    isDeclared: false,
    exportDocuments: null,
    isDestinationSelfPickup: false,
    bond: null,
    salespersonId: '',
    customerServiceId: '',
    remarks: '',
    cargo: [emptyCargoLine()],
  };
}
