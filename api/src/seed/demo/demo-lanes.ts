import type { WarehouseType } from '@berth/contract';

type Delivery = { type: WarehouseType; code: string };

/** Where the demo customer's cargo goes: a channel, its ports, the days at sea and who receives it. */
export type DemoLane = {
  channel: string;
  receivingPlace: string;
  dischargePort: string;
  destination: string;
  seaDays: number;
  deliveries: readonly Delivery[];
  hasBond?: true;
};

const amazon = (code: string): Delivery => ({ type: 'amazon', code });
const overseas = (code: string): Delivery => ({ type: 'overseas', code });
const privateAddress: Delivery = { type: 'private', code: '' };

export const demoLanes = {
  usFast: {
    channel: 'US-WEST-FAST',
    receivingPlace: 'CNYTN',
    dischargePort: 'USLGB',
    destination: 'USLGB',
    seaDays: 12,
    deliveries: [amazon('ONT8'), amazon('LGB8'), amazon('SBD1'), amazon('GYR3'), overseas('BERTH-LAX1')],
    hasBond: true,
  },
  usWest: {
    channel: 'US-WEST-SEA',
    receivingPlace: 'CNSHK',
    dischargePort: 'USLAX',
    destination: 'USLAX',
    seaDays: 16,
    deliveries: [amazon('LAS1'), { type: 'walmart', code: 'LAX1' }, amazon('ONT2'), overseas('BERTH-LAX2')],
    hasBond: true,
  },
  usEast: {
    channel: 'US-EAST-TRUCK',
    receivingPlace: 'CNYTN',
    dischargePort: 'USNYC',
    destination: 'USNYC',
    seaDays: 33,
    deliveries: [amazon('ABE8'), amazon('TEB9'), { type: 'walmart', code: 'PHL1' }, overseas('BERTH-NYC1')],
    hasBond: true,
  },
  germany: {
    channel: 'EU-TRUCK',
    receivingPlace: 'CNYTN',
    dischargePort: 'DEHAM',
    destination: 'DEHAM',
    seaDays: 34,
    deliveries: [amazon('DTM2'), amazon('HAJ1'), overseas('BERTH-HAM1')],
  },
  britain: {
    channel: 'GB-TRUCK',
    receivingPlace: 'CNYTN',
    dischargePort: 'GBFXT',
    destination: 'GBFXT',
    seaDays: 30,
    deliveries: [amazon('BHX4'), amazon('LBA3'), overseas('BERTH-FXT1')],
  },
  canada: {
    channel: 'CA-TRUCK',
    receivingPlace: 'CNYTN',
    dischargePort: 'CAVAN',
    destination: 'CAVAN',
    seaDays: 18,
    deliveries: [amazon('YVR2'), overseas('BERTH-YVR1')],
  },
  japan: {
    channel: 'JP-SEA',
    receivingPlace: 'CNNSA',
    dischargePort: 'JPTYO',
    destination: 'JPTYO',
    seaDays: 6,
    deliveries: [amazon('NRT5'), overseas('BERTH-TYO1')],
  },
  australia: {
    channel: 'AU-SEA',
    receivingPlace: 'CNNSA',
    dischargePort: 'AUSYD',
    destination: 'AUSYD',
    seaDays: 17,
    deliveries: [privateAddress, overseas('BERTH-SYD1')],
  },
} as const satisfies Record<string, DemoLane>;

export type DemoLaneName = keyof typeof demoLanes;

export const demoPrivateAddress = {
  country: 'AU',
  postalCode: '2164',
  stateName: 'NSW',
  address: 'Unit 4, 28 Cowpasture Road, Wetherill Park',
};

export const demoPickupAddresses = [
  '广东省东莞市长安镇沙头社区靖海西路 66 号 B 栋一楼仓库',
  '广东省深圳市龙岗区坂田街道五和大道北 118 号云帆物流园 3 号库',
  '广东省佛山市南海区狮山镇科技工业园兴业路 9 号',
];
