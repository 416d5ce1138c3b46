import type { Locale } from '@berth/contract';
import { useState } from 'react';
import { useUiTexts } from '../src/ui-texts.ts';

/** What stands in fields and rows of previews, and how somebody who works in English would have written it. */
const english: Readonly<Record<string, string>> = {
  'LED 灯具': 'LED lamps',
  蓝牙音箱: 'Bluetooth speakers',
  折叠桌椅: 'Folding tables and chairs',
  不锈钢水杯: 'Steel tumblers',
  儿童自行车: "Children's bicycles",
  瑜伽垫: 'Yoga mats',
  硅胶折叠水杯: 'Folding silicone cups',
  不锈钢保温杯: 'Vacuum flasks',
  儿童滑板车: "Children's scooters",
  蓝牙耳机: 'Bluetooth headphones',
  易碎: 'Fragile',
  宁波远望家居用品有限公司: 'Ningbo Yuanwang Homeware Co., Ltd.',
  义乌市晨光日用百货商行: 'Yiwu Chenguang General Store',
  深圳前海云帆科技有限公司: 'Shenzhen Qianhai Yunfan Technology Co., Ltd.',
  '盐田 → 洛杉矶': 'Yantian → Los Angeles',
  '宁波 → 长滩': 'Ningbo → Long Beach',
  '上海 → 汉堡': 'Shanghai → Hamburg',
  '南沙 → 费利克斯托': 'Nansha → Felixstowe',
  宁波梅山保税港区远望国际家居用品进出口贸易及供应链管理有限公司第二分公司:
    'Ningbo Meishan Bonded Port Area Yuanwang International Homeware Import, Export and Supply Chain Management Co., Ltd., Second Branch',
  '不锈钢真空保温杯（500 毫升，双层，带提手，颜色随机，每箱 24 只）及其配件':
    'Double-walled stainless steel vacuum flasks (500 ml, with handle, assorted colours, 24 to a carton) and their parts',
  '户外太阳能庭院景观照明灯具（含电池组、支架与安装配件）深圳市某某国际供应链管理有限公司定制款':
    'Outdoor solar garden and landscape lamps (with battery pack, bracket and mounting parts), made to order for a supply chain company in Shenzhen',
  '易碎，请勿倒置；上层不得压货；到仓前一日电话预约，联系人见入仓单':
    'Fragile, keep upright; nothing on top; call a day before delivery, contact on the warehousing note',
  没有权限访问该资源: 'You may not open this',
  '请求服务器无响应！': 'The server did not answer.',
  约两吨: 'about two tons',
  '12 月去洛杉矶未到港': 'December, Los Angeles, not arrived',
  超重待核对: 'Overweight, to be checked',
  '深圳市前海远洋国际货运代理有限公司华南大区本周待收货清单（含盐田与蛇口）':
    'Ocean-Going International Freight Forwarding, South China: to be received this week (with Yantian and Shekou)',
  '蓝牙耳机,灯具 A\\|B,家具\\,组合,玩具,服装': 'Headphones,lamps A\\|B,furniture\\,sets,toys,clothes',
  旧系统导入: 'From the old system',
  按旧字段: 'By a field that is gone',
  陈海: 'Chen Hai',
  '陈海（主账号）': 'Chen Hai (main account)',
  深圳市前海蛇口自贸片区远洋国际货运代理有限公司盐田保税仓储物流分公司第三营业部:
    'Ocean-Going International Freight Forwarding, Yantian Bonded Warehousing Branch, Third Office',
  深圳市前海蛇口自贸片区远洋国际货运代理有限公司盐田保税仓储物流分公司第三营业部A座一层:
    'Ocean-Going International Freight Forwarding, Yantian Bonded Warehousing Branch, Third Office, Tower A, Floor 1',
  '深圳市宝安区福海街道展城社区建安路 21 号三栋一楼':
    '1st floor, Building 3, 21 Jian’an Road, Fuhai, Bao’an, Shenzhen',
  '请勿叠放；到港前三天通知收货人。': 'Do not stack; tell the consignee three days before arrival.',
  请打前台: 'Ask at the desk',
  '<p>请在截单前 <strong>24 小时</strong>提交补料。</p><ul><li>危险品须提前申报。</li><li>超重箱另行报价。</li></ul>':
    '<p>Send the shipping instructions <strong>24 hours</strong> before the cut-off.</p><ul><li>Dangerous goods are declared ahead.</li><li>Overweight containers are quoted apart.</li></ul>',
  'DE123456789 深圳市前海跨境电子商务供应链管理有限公司盐田港保税物流园区分公司（出口一部）':
    'DE123456789 Qianhai Cross-Border E-Commerce and Supply Chain Management, Yantian Bonded Logistics Park Branch, Export Department One',
  '装箱单 BFCL202611200001.pdf': 'Packing list BFCL202611200001.pdf',
  下周三: 'next Wednesday',
  下午: 'afternoon',
  十二: 'twelve',
};

/** Data of a preview in a language: each text that is known as a whole. */
export function samplesIn<Data>(data: Data, locale: Locale): Data {
  if (locale !== 'en') return data;
  // Of the same shape: nothing but texts is replaced.
  return translated(data) as Data;
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return english[value] ?? value;
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)]));
}

/** As {@link samplesIn} in the language of the gallery, and the same object as long as the preview is drawn. */
export function useSamples<Data>(data: Data): Data {
  const { locale } = useUiTexts();
  const [samples] = useState(() => samplesIn(data, locale));
  return samples;
}
