import type { SiteBase, SitePage, WebsiteConfig } from '@berth/contract';

type Route = SitePage['routes'][number];
type Names = Record<'en' | 'zh', string>;

const ports = {
  CNNBG: { zh: '宁波', en: 'Ningbo', lat: 29.95, lon: 121.85 },
  CNSHA: { zh: '上海', en: 'Shanghai', lat: 31.23, lon: 121.49 },
  CNYTN: { zh: '深圳盐田', en: 'Yantian', lat: 22.57, lon: 114.27 },
  CNTAO: { zh: '青岛', en: 'Qingdao', lat: 36.08, lon: 120.32 },
  CNXMN: { zh: '厦门', en: 'Xiamen', lat: 24.45, lon: 118.07 },
  USLGB: { zh: '长滩', en: 'Long Beach', lat: 33.75, lon: -118.19 },
  USLAX: { zh: '洛杉矶', en: 'Los Angeles', lat: 33.74, lon: -118.26 },
  USNYC: { zh: '纽约', en: 'New York', lat: 40.69, lon: -74.15 },
  CAVAN: { zh: '温哥华', en: 'Vancouver', lat: 49.29, lon: -123.11 },
  DEHAM: { zh: '汉堡', en: 'Hamburg', lat: 53.54, lon: 9.97 },
  GBFXT: { zh: '费利克斯托', en: 'Felixstowe', lat: 51.95, lon: 1.31 },
  AEJEA: { zh: '杰贝阿里', en: 'Jebel Ali', lat: 25.01, lon: 55.06 },
  SGSIN: { zh: '新加坡', en: 'Singapore', lat: 1.27, lon: 103.83 },
  JPTYO: { zh: '东京', en: 'Tokyo', lat: 35.62, lon: 139.79 },
  KRPUS: { zh: '釜山', en: 'Busan', lat: 35.1, lon: 129.04 },
  AUSYD: { zh: '悉尼', en: 'Sydney', lat: -33.86, lon: 151.2 },
} as const;

const lanes: [keyof typeof ports, keyof typeof ports, number, number, number, Names][] = [
  ['CNSHA', 'JPTYO', 4, 4, 5, { zh: '日本海运', en: 'Japan sea' }],
  ['CNTAO', 'KRPUS', 2, 2, 5, { zh: '韩国海运', en: 'Korea sea' }],
  ['CNNBG', 'USLAX', 14, 18, 4, { zh: '美西普船海派', en: 'US West Coast sea and delivery' }],
  ['CNYTN', 'GBFXT', 28, 32, 3, { zh: '英国海运卡派', en: 'United Kingdom sea and truck' }],
  ['CNYTN', 'USLGB', 11, 13, 3, { zh: '美西快船', en: 'US West Coast express sea' }],
  ['CNXMN', 'SGSIN', 5, 6, 3, { zh: '东南亚拼箱', en: 'South-East Asia LCL' }],
  ['CNNBG', 'DEHAM', 32, 36, 2, { zh: '欧洲海运', en: 'Europe sea' }],
  ['CNSHA', 'USLGB', 11, 11, 2, { zh: '美西快船', en: 'US West Coast express sea' }],
  ['CNXMN', 'AUSYD', 15, 19, 2, { zh: '澳洲海运', en: 'Australia sea' }],
  ['CNYTN', 'AEJEA', 16, 20, 2, { zh: '中东海运', en: 'Gulf sea' }],
  ['CNYTN', 'CAVAN', 16, 20, 2, { zh: '加拿大海运卡派', en: 'Canada sea and truck' }],
  ['CNYTN', 'USNYC', 30, 35, 2, { zh: '美东海运卡派', en: 'US East Coast sea and truck' }],
];

function routes(language: keyof Names): Route[] {
  const place = (code: keyof typeof ports) => {
    const { lat, lon, [language]: name } = ports[code];
    return { code, name, lat, lon };
  };
  return lanes.map(([from, to, transitDaysMin, transitDaysMax, sailingsPerWeek, channel]) => ({
    from: place(from),
    to: place(to),
    transitDaysMin,
    transitDaysMax,
    sailingsPerWeek,
    channel: channel[language],
  }));
}

const chineseBase: SiteBase = {
  appName: '泊位',
  companyName: '泊位国际货运代理（深圳）有限公司',
  phone: '400-000-0000',
  email: 'service@berth.example',
  serviceHours: '周一至周六 9:00–18:30（北京时间）',
  primaryColor: null,
  dashboardUrl: '/business/lcl/index',
};

const englishBase: SiteBase = {
  ...chineseBase,
  appName: 'Berth',
  companyName: 'Berth International Freight Forwarding (Shenzhen) Co., Ltd.',
  phone: '+86 400 000 0000',
  serviceHours: 'Monday to Saturday, 9:00–18:30 (China time)',
};

const chinesePage: SitePage = {
  hero: {
    title: '把货从中国的工厂，准时送进海外仓库',
    lead: '我们为跨境卖家和工厂承运海运拼箱与整柜，从宁波、上海、深圳、青岛、厦门开往北美、欧洲、日韩与东南亚，连同报关、退税和末端派送一起办妥。',
  },
  company: {
    title: '一家只做海运出口的货代',
    foundedYear: 2009,
    paragraphs: [
      '泊位从深圳盐田的一间拼箱仓起步，如今在四个港口城市设有分公司和自营仓库，货物从入仓、装柜到离港都由自己的人经手。',
      '我们把每一票货的重量、体积和节点写进系统，客户看到的数字与操作员看到的是同一份。对账、报关与退税资料在同一个地方提交，不必再靠邮件和表格来回确认。',
      '订不到舱时我们会直说，并给出下一个可行的船期。',
    ],
  },
  services: [
    {
      id: 'lcl',
      title: '海运拼箱',
      text: '按方计费，每周固定截仓。小批量补货也能赶上快船，入仓即出测量数据。',
    },
    { id: 'fcl', title: '海运整柜', text: '20GP 到 45HQ，与船公司直签舱位，提柜、装柜、还柜全程可查。' },
    { id: 'customs', title: '出口报关', text: '单票或合并申报，归类与申报要素由持证人员复核后提交。' },
    { id: 'tax-refund', title: '退税与买单', text: '自有单证退税、代理出口，或两者一并办理，进度逐项公开。' },
    {
      id: 'warehouse',
      title: '海外仓与 FBA 入仓',
      text: '按仓库预约派送，亚马逊、沃尔玛与私人地址分别安排标签和托盘。',
    },
    { id: 'delivery', title: '提货与末端派送', text: '国内上门提货，目的港卡车或快递送达，签收单据回传。' },
  ],
  advantages: [
    {
      id: 'sailings',
      figure: '35',
      unit: '班/周',
      title: '固定班期',
      text: '热门航线每周合计开船班次，截仓时间提前公布。',
    },
    {
      id: 'ports',
      figure: '168',
      unit: '个港口',
      title: '可达港口',
      text: '起运港与目的港之和，均可在线选择。',
    },
    {
      id: 'warehouses',
      figure: '126',
      unit: '座仓库',
      title: '在册海外仓',
      text: '亚马逊、沃尔玛与合作海外仓，地址随官方更新。',
    },
    {
      id: 'branches',
      figure: '4',
      unit: '家分公司',
      title: '港口就近服务',
      text: '货在哪个港口出发，就由当地团队负责。',
    },
  ],
  branches: [
    {
      code: 'SZ',
      city: '深圳',
      name: '深圳总部',
      address: '广东省深圳市盐田区海港大道泊位大厦18层',
      phone: '+86 755 0000 0101',
      lat: 22.57,
      lon: 114.26,
    },
    {
      code: 'NB',
      city: '宁波',
      name: '宁波分公司',
      address: '浙江省宁波市北仑区航运大道泊位中心8层',
      phone: '+86 574 0000 0201',
      lat: 29.9,
      lon: 121.84,
    },
    {
      code: 'QD',
      city: '青岛',
      name: '青岛分公司',
      address: '山东省青岛市黄岛区前湾港路泊位中心6层',
      phone: '+86 532 0000 0301',
      lat: 36,
      lon: 120.19,
    },
    {
      code: 'XM',
      city: '厦门',
      name: '厦门分公司',
      address: '福建省厦门市海沧区海景路泊位中心5层',
      phone: '+86 592 0000 0401',
      lat: 24.46,
      lon: 118.03,
    },
  ],
  routes: routes('zh'),
  news: [
    {
      id: 'n1',
      date: '2026-09-28',
      title: '国庆期间截仓与服务安排',
      summary: '10 月 1 日至 3 日仓库暂停收货，4 日起恢复。',
      body: '10 月 1 日至 3 日，各分公司仓库暂停收货与装柜。\n10 月 4 日起恢复正常作业，当周美西快船截仓改为 10 月 6 日 12:00。',
    },
    {
      id: 'n2',
      date: '2026-11-09',
      title: '宁波至洛杉矶航线每周增至四班',
      summary: '新增周六班，旺季补货多一个选择。',
      body: '自 11 月 14 日起，宁波至洛杉矶航线在周二、周四、周日之外新增周六班。\n新班次截仓为周四 18:00。',
    },
    {
      id: 'n3',
      date: '2026-10-20',
      title: '出口退税资料可以在线补交',
      summary: '被退回的资料不必重新下单。',
      body: '退税资料被退回后，可在原业务单上补交并查看审核意见。',
    },
  ],
};

const englishPage: SitePage = {
  hero: {
    title: 'From China’s factories to warehouses overseas, on the day we said',
    lead: 'We carry consolidated and full-container sea freight for online sellers and manufacturers from Ningbo, Shanghai, Shenzhen, Qingdao and Xiamen to North America, Europe, Japan, Korea and South-East Asia, with customs, tax refund and final delivery.',
  },
  company: {
    title: 'A forwarder that does one thing: export by sea',
    foundedYear: 2009,
    paragraphs: [
      'Berth began as one consolidation warehouse in Yantian, Shenzhen. Today four port cities have a branch and a warehouse of our own, and from receiving to loading to departure the cargo stays in our hands.',
      'Weight, volume and every milestone of a shipment are recorded once. The figures that you see are the figures that our operators see. Bills, customs papers and tax refund documents are handed in at the same place.',
      'When there is no space we say so, and name the next sailing that has it.',
    ],
  },
  services: [
    {
      id: 'lcl',
      title: 'LCL consolidation',
      text: 'Charged by the cubic metre with fixed weekly cut-offs. Measured on the day it is received.',
    },
    {
      id: 'fcl',
      title: 'Full containers',
      text: '20GP to 45HQ on contracts with the carriers; pick-up, loading and return can be followed.',
    },
    {
      id: 'customs',
      title: 'Export customs',
      text: 'Single or merged declarations, classified and checked by licensed staff.',
    },
    {
      id: 'tax-refund',
      title: 'Tax refund and buy-order',
      text: 'With your own papers, through a proxy exporter, or both, each step in the open.',
    },
    {
      id: 'warehouse',
      title: 'Overseas and FBA warehouses',
      text: 'Delivery by appointment to Amazon, Walmart and private addresses, labelled and palletised to match.',
    },
    {
      id: 'delivery',
      title: 'Pick-up and delivery',
      text: 'Collected at your door, delivered by truck or parcel carrier, with the signed receipt returned.',
    },
  ],
  advantages: [
    {
      id: 'sailings',
      figure: '35',
      unit: 'a week',
      title: 'Fixed sailings',
      text: 'Departures on our popular routes, with cut-off times published ahead.',
    },
    {
      id: 'ports',
      figure: '168',
      unit: 'ports',
      title: 'Ports in reach',
      text: 'Origins and destinations that you can choose online.',
    },
    {
      id: 'warehouses',
      figure: '126',
      unit: 'warehouses',
      title: 'Known warehouses',
      text: 'Amazon, Walmart and partner warehouses, addresses kept up to date.',
    },
    {
      id: 'branches',
      figure: '4',
      unit: 'branches',
      title: 'People at the port',
      text: 'The team in the port of departure looks after your cargo.',
    },
  ],
  branches: [
    {
      code: 'SZ',
      city: 'Shenzhen',
      name: 'Shenzhen head office',
      address: '18/F, Berth Tower, Haigang Avenue, Yantian District, Shenzhen, Guangdong',
      phone: '+86 755 0000 0101',
      lat: 22.57,
      lon: 114.26,
    },
    {
      code: 'NB',
      city: 'Ningbo',
      name: 'Ningbo and Shanghai branch',
      address: '8/F, Berth Centre, Hangyun Avenue, Beilun District, Ningbo, Zhejiang',
      phone: '+86 574 0000 0201',
      lat: 29.9,
      lon: 121.84,
    },
    {
      code: 'QD',
      city: 'Qingdao',
      name: 'Qingdao branch',
      address: '6/F, Berth Centre, Qianwangang Road, Huangdao District, Qingdao, Shandong',
      phone: '+86 532 0000 0301',
      lat: 36,
      lon: 120.19,
    },
    {
      code: 'XM',
      city: 'Xiamen',
      name: 'Xiamen branch',
      address: '5/F, Berth Centre, Haijing Road, Haicang District, Xiamen, Fujian',
      phone: '+86 592 0000 0401',
      lat: 24.46,
      lon: 118.03,
    },
  ],
  routes: routes('en'),
  news: [
    {
      id: 'n1',
      date: '2026-09-28',
      title: 'Cut-offs over the National Day holiday',
      summary: 'Warehouses are closed from 1 to 3 October and open again on the 4th.',
      body: 'From 1 to 3 October our warehouses neither receive nor load.\nFrom 4 October we are back to normal; the cut-off for that week’s express to the US West Coast is 6 October, 12:00.',
    },
    {
      id: 'n2',
      date: '2026-11-09',
      title: 'Ningbo to Los Angeles now sails four times a week',
      summary: 'A Saturday departure joins for peak season.',
      body: 'From 14 November a Saturday departure joins those on Tuesday, Thursday and Sunday.\nIts cut-off is Thursday, 18:00.',
    },
    {
      id: 'n3',
      date: '2026-10-20',
      title: 'Tax refund papers can be completed online',
      summary: 'No new order for papers that came back.',
      body: 'Papers that were returned can be completed on the same order, next to the reviewer’s remarks.',
    },
  ],
};

/** A website configuration as the server gives it, for tests. */
export const sampleWebsiteConfig: WebsiteConfig = {
  base: { 'zh-CN': chineseBase, en: englishBase },
  page: { 'zh-CN': chinesePage, en: englishPage },
};
