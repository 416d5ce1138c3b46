import type { Locale } from '@berth/contract';

export const qrCodeTexts = {
  'zh-CN': {
    download: '下载',
    copy: '复制内容',
    copied: '已复制',
    copyFailed: '没有复制成功，请手动选择文字。',
    downloadFailed: '图片没有生成成功，请重试。',
    tooLong: '内容太长，无法生成二维码。',
    empty: '没有可生成二维码的内容。',
  },
  en: {
    download: 'Download',
    copy: 'Copy text',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Select the text by hand.',
    downloadFailed: 'The picture could not be made. Try again.',
    tooLong: 'The text is too long for a QR code.',
    empty: 'There is nothing to make a QR code of.',
  },
} as const satisfies Record<Locale, Record<string, string>>;
