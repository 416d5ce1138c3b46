import { expect, test } from '@jest/globals';
import { deviceText } from './device-of.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
  [`${windows} Chrome/126 Safari/537.36 MicroMessenger/7.0 WindowsWechat`, 'WeChat · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · macOS'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome · Android'],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1.6 Mobile HuaweiBrowser/5.0.4',
    'Huawei Browser · HarmonyOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36', 'Chrome · Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is %s', (userAgent, device) => {
  expect(deviceText(userAgent)).toBe(device);
});
