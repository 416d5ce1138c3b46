import type { SiteBase } from '@berth/contract';
import type { SiteCopy } from '../../modules/site/site.schema.ts';

export const baseEn: SiteBase = {
  appName: 'Berth',
  companyName: 'Berth Supply Chain',
  phone: '+86 755 0000 0100',
  email: 'service@berth.example',
  serviceHours: 'Monday to Saturday, 8:30–18:30 China time (see notices for public holidays)',
  primaryColor: null,
  dashboardUrl: '/statistical',
};

/** The home page in English. `{ports}` and its like are counted in the reference tables. */
export const copyEn: SiteCopy = {
  hero: {
    title: 'From the factories of China to warehouses overseas, every carton accounted for',
    lead: 'One team for consolidation, full containers, customs and final delivery. Book online and see each step: received, sailed, arrived, delivered.',
  },
  company: {
    title: 'Looking after every leg of the journey',
    foundedYear: 2011,
    paragraphs: [
      'Berth Supply Chain began in 2011 in a warehouse beside Yantian port, consolidating cargo for the factories around it. Today we have teams in Shenzhen, Ningbo, Qingdao and Xiamen. We arrange pickup, receiving, loading, booking and export customs ourselves, and work with long-standing customs brokers and truckers at destination.',
      'Most of our customers are manufacturers and online sellers. Some ship dozens of containers a week, others a few cubic metres a month. The volume differs; the way of working does not: one business number from booking to delivery, and one customer service contact from start to finish.',
      'Our quotations name every charge and the rule it is worked out by, and the portal shows actual weight, volume and chargeable weight side by side. If something changes, you hear it from us before we act.',
    ],
  },
  services: [
    {
      id: 'lcl',
      title: 'LCL and FBA shipments',
      text: 'From one cubic metre, charged by the rule of the channel. Received by FBA shipment ID, labelled, palletised and photographed, then loaded on the right sailing.',
    },
    {
      id: 'fcl',
      title: 'Full containers',
      text: '20GP, 40GP, 40HQ and special equipment, with trucking, loading and VGM. You are reminded of each cut-off: documents, weight and customs.',
    },
    {
      id: 'customs',
      title: 'Export declaration and import clearance',
      text: 'Declaration elements and quantities checked for every HS code, for a single shipment or merged. ISF, bond and duties for the US arranged along with it.',
    },
    {
      id: 'tax-refund',
      title: 'Export tax refund and documents',
      text: 'With your own documents or through an export agent. Contracts, bills of lading, invoices and receipts are filed by shipment, so that what is missing is plain to see.',
    },
    {
      id: 'overseas-warehouse',
      title: 'Overseas warehouses',
      text: 'Store, relabel or split your cargo after arrival, then have it delivered by appointment to Amazon, Walmart or a private address.',
    },
    {
      id: 'last-mile-delivery',
      title: 'Final delivery',
      text: 'By truck or by courier. Appointment, container pickup and receipt are reported to the portal, and the proof of delivery is there to download.',
    },
  ],
  advantages: [
    {
      id: 'sailings',
      figure: '{sailings}',
      unit: 'sailings a week',
      title: 'Fixed departures',
      text: 'Cargo is loaded every week on our popular routes. If you miss a cut-off, you can see the next sailing while you book.',
    },
    {
      id: 'warehouses',
      figure: '{warehouses}',
      unit: 'warehouses',
      title: 'No address copied by hand',
      text: 'Codes and addresses of Amazon, Walmart and overseas warehouses are kept in the portal. Choose the code and the address follows.',
    },
    {
      id: 'ports',
      figure: '{ports}',
      unit: 'ports',
      title: 'Ports by their standard code',
      text: 'Yantian, Shekou and Nansha are three ports, and are treated as such. We use UN/LOCODE throughout, so the documents name the place your cargo is going to.',
    },
    {
      id: 'branches',
      figure: '{branches}',
      unit: 'port offices',
      title: 'People where the cargo is',
      text: 'Shenzhen, Ningbo, Qingdao and Xiamen each have their own operations and customer service, so pickup and receiving are sorted out on the spot.',
    },
  ],
  news: [
    {
      id: 'spring-festival-2027',
      date: '2026-11-16',
      title: 'Shipping before Chinese New Year 2027: plan your warehouse date early',
      summary:
        'Chinese New Year falls on 6 February 2027. For cargo that has to sail before it, we suggest delivery to the warehouse by 15 January.',
      body: 'Chinese New Year falls on 6 February 2027. In the three weeks before it, warehouses receive far more cargo than usual, and trucks and space are short.\nFor cargo that has to sail before the holiday, we suggest delivery to the warehouse by 15 January. Cargo received later is loaded in the order of arrival, and its estimated departure is updated in the portal.\nThe holiday closing of each warehouse will be published here once it is fixed.',
    },
    {
      id: 'yantian-long-beach-three-sailings',
      date: '2026-11-09',
      title: 'Yantian to Long Beach fast service: now three sailings a week',
      summary:
        'From the second week of November, our US West fast channel loads three times a week from Yantian to Long Beach, about 12 days at sea.',
      body: 'From the second week of November, the US West fast channel from Yantian to Long Beach loads three times a week instead of twice, with about 12 days from departure to arrival.\nThe cut-off for delivery to the warehouse is 18:00 three days before departure. Choose the channel when you book, and your cargo is planned on the sailing nearest to the date you entered.\nPickup and delivery after arrival depend on terminal and warehouse appointments; please follow the notices for your shipment.',
    },
    {
      id: 'online-lcl-booking',
      date: '2026-10-26',
      title: 'Online LCL booking: drafts, running totals and a volume check',
      summary:
        'Save a booking as a draft at any time, enter cargo like in a spreadsheet, and see cartons, weight and volume add up as you type.',
      body: 'The new LCL booking page is open. Save a half-finished booking as a draft and carry on later, on another computer if you like.\nCargo lines are entered like in a spreadsheet. Enter length, width, height and cartons, and the portal works out the volume and compares it with yours, so that a difference is seen before you submit.\nPorts, warehouses and channels can be searched in Chinese, in pinyin and by initials.',
    },
    {
      id: 'true-principal-on-export',
      date: '2026-10-12',
      title: 'Exporting through an agent: please name the actual principal',
      summary:
        'Under Announcement 2025 No. 17 of the State Taxation Administration, an export agent has to report the actual principal. Please send name, tax number and amount.',
      body: 'Under Announcement 2025 No. 17 of the State Taxation Administration, in force since 1 October 2025, an agent who exports goods for somebody else has to report the actual principal truthfully.\nIf you use proxy export documents, with or without tax refund, please send the name of the principal, its taxpayer number (or the ID number of a person) and the amount along with the customs documents. Where something is missing, we will check with you before we declare.\nYour customer service contact can tell you which way fits your goods.',
    },
    {
      id: 'national-day-receiving-2026',
      date: '2026-09-25',
      title: 'Warehouse receiving during National Day 2026',
      summary:
        'No receiving from 1 to 3 October; warehouses reopen on 4 October. Customer service is online throughout.',
      body: 'From 1 to 3 October our warehouses in Shenzhen, Ningbo, Qingdao and Xiamen do not receive or release cargo. They reopen on 4 October.\nFor departures during the holiday, please deliver by 18:00 on 29 September. Online booking stays open, and customer service is online from 9:00 to 18:00 every day.',
    },
    {
      id: 'isf-before-loading',
      date: '2026-09-14',
      title: 'Cargo for the US: please send ISF details early',
      summary:
        'ISF has to be filed 24 hours before loading. Please send manufacturer, seller and destination details by the warehouse cut-off.',
      body: 'US Customs requires the Importer Security Filing (ISF) 24 hours before the cargo is loaded. To leave time for checking, please send the name and address of the manufacturer, the seller, the consignee, the destination and the HS codes by the warehouse cut-off.\nIf we arrange the bond, our agent at destination files as soon as the details are complete. If you use your own bond, please make sure that it is still valid.',
    },
  ],
};
