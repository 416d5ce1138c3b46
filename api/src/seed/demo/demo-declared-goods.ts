/** How a demo cargo is declared: pieces of a carton, and the price of one in USD. */
export type DemoDeclaredGoods = {
  sku: string;
  nameZh: string;
  nameEn: string;
  hsCode: string;
  pieces: number;
  price: number;
  material: string;
  usage: string;
};

type Row = readonly [string, string, string, number, number, string, string];

// Name, English name, HS code, pieces of a carton, USD of one, material, usage.
const rows: readonly (readonly [name: string, ...Row])[] = [
  ['手机保护壳', 'PHC', 'Mobile phone cases', '3926909090', 200, 0.85, '硅胶', '保护手机'],
  ['蓝牙耳机', 'EAR', 'Bluetooth earphones', '8518300000', 60, 6.4, '塑料', '听音乐'],
  ['硅胶厨具套装', 'KIT', 'Silicone kitchen tool sets', '3924100000', 36, 4.2, '硅胶', '烹饪'],
  ['瑜伽垫', 'YOG', 'Yoga mats', '9506911900', 12, 5.6, 'TPE', '健身'],
  ['LED灯带', 'LED', 'LED light strips', '9405210090', 80, 3.1, '塑料', '室内照明'],
  ['折叠收纳箱', 'BOX', 'Folding storage boxes', '3924900000', 24, 3.4, '塑料', '家用收纳'],
  ['宠物自动饮水机', 'PET', 'Automatic pet water fountains', '3924900000', 16, 7.9, '塑料', '宠物饮水'],
  ['不锈钢保温杯', 'CUP', 'Stainless steel vacuum flasks', '9617001900', 48, 3.6, '不锈钢', '盛装饮品'],
  ['儿童积木玩具', 'TOY', 'Building block toys', '9503006000', 30, 4.8, '塑料', '儿童玩耍'],
  ['汽车脚垫', 'MAT', 'Car floor mats', '3926909090', 10, 8.5, 'PVC', '汽车内饰'],
  ['户外折叠椅', 'CHR', 'Outdoor folding chairs', '9401790000', 6, 9.8, '铁', '户外休息'],
  ['空气炸锅', 'FRY', 'Air fryers', '8516799000', 4, 24.5, '塑料', '烹饪'],
  ['手持挂烫机', 'IRN', 'Handheld garment steamers', '8516400000', 12, 9.2, '塑料', '熨烫衣物'],
  ['数据线', 'CBL', 'USB cable organizers', '3926909090', 240, 0.6, '塑料', '整理线缆'],
  ['桌面置物架', 'RCK', 'Desktop racks', '9403200000', 8, 7.4, '铁', '桌面收纳'],
  ['圣诞装饰灯串', 'XMS', 'Christmas LED light strings', '9405310000', 60, 2.3, '塑料', '节日装饰'],
  ['花园浇水软管', 'HSE', 'Garden hose sets', '3926909090', 12, 6.9, 'PVC', '园艺浇水'],
  ['化妆镜', 'MIR', 'Make-up mirrors', '7009920000', 30, 3.2, '玻璃', '化妆'],
  ['无线充电器', 'CHG', 'Wireless chargers', '8504401400', 80, 4.4, '塑料', '手机充电'],
  ['电动牙刷头', 'BRS', 'Replacement brush heads', '3924900000', 300, 0.5, '塑料', '口腔清洁'],
  ['珊瑚绒毛毯', 'BLK', 'Coral fleece blankets', '6301400000', 16, 5.3, '涤纶', '保暖'],
  ['亚克力展示架', 'ACR', 'Acrylic display stands', '3926909090', 20, 4.1, '亚克力', '展示商品'],
  ['猫砂盆', 'CAT', 'Cat litter trays', '3924900000', 8, 6.2, '塑料', '宠物如厕'],
  ['露营帐篷', 'TNT', 'Camping shelters', '6307900090', 4, 21.0, '涤纶', '露营'],
  ['登山杖', 'POL', 'Trekking poles', '9506911900', 30, 4.6, '铝合金', '登山'],
  ['浴室防滑垫', 'BTH', 'Bathroom non-slip mats', '3924900000', 30, 2.4, 'PVC', '防滑'],
  ['竹制砧板', 'BMB', 'Bamboo cutting boards', '4419909090', 20, 3.8, '竹', '切菜'],
  ['陶瓷马克杯', 'MUG', 'Ceramic mugs', '6912001000', 36, 1.9, '陶', '盛装饮品'],
  ['机械键盘', 'KEY', 'Keyboard wrist rests', '3926909090', 20, 5.8, '硅胶', '托手'],
  ['显示器支架', 'MON', 'Monitor arms', '8302420000', 8, 12.6, '铝合金', '支撑显示器'],
  ['自行车尾灯', 'BLT', 'Bicycle tail lights', '8513101000', 120, 1.4, '塑料', '骑行警示'],
  ['健身弹力带', 'BND', 'Fitness resistance bands', '9506911900', 60, 1.6, '乳胶', '健身'],
  ['电热水壶', 'KTL', 'Electric kettles', '8516799000', 12, 8.3, '不锈钢', '烧水'],
  ['香薰机', 'ARO', 'Aroma diffusers', '8509409000', 24, 5.1, '塑料', '室内加湿'],
  ['实木边几', 'TBL', 'Solid wood side tables', '9403609990', 2, 46.0, '橡木', '摆放物品'],
  ['健身单车配件', 'BKE', 'Exercise bike parts', '9506911900', 6, 38.0, '钢铁', '健身'],
];

const byName = new Map(
  rows.map(
    ([nameZh, code, nameEn, hsCode, pieces, price, material, usage], at): [string, DemoDeclaredGoods] => [
      nameZh,
      { sku: `YF-${code}-${101 + at}`, nameZh, nameEn, hsCode, pieces, price, material, usage },
    ],
  ),
);

/** How the demo customer declares goods of that name; null where there is none of it. */
export const demoDeclaredGoods = (name: string): DemoDeclaredGoods | null => byName.get(name) ?? null;
