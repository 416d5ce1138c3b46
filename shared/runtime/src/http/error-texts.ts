import { fillTemplate, inEachLanguage, type Locale, type LocalizedText } from '@berth/contract';

/** The texts of the error catalogue (spec section 8). */
const texts = {
  requestErrorTitle: { 'zh-CN': '请求错误', en: 'Request failed' },
  signInAgainTitle: { 'zh-CN': '重新登录提醒', en: 'Please sign in again' },
  routeErrorTitle: { 'zh-CN': '路由错误', en: 'Page error' },
  notFound: {
    'zh-CN': 'Status:404，正在请求不存在的服务器记录！',
    en: 'Status:404, the record asked for does not exist on the server!',
  },
  serverError: {
    'zh-CN': 'Status:500，服务器出小差啦，请刷新页面！',
    en: 'Status:500, something went wrong on the server, please refresh the page!',
  },
  forbidden: { 'zh-CN': '没有权限访问该资源', en: 'You may not access this resource' },
  addressTooLong: {
    'zh-CN': '过滤条件过长，请减少条件后重试',
    en: 'The filter is too long; please try again with fewer conditions',
  },
  otherStatus: { 'zh-CN': 'Status:{code}，未知错误！', en: 'Status:{code}, unknown error!' },
  noResponse: { 'zh-CN': '请求服务器无响应！', en: 'The server did not respond!' },
  malformed: { 'zh-CN': '数据格式错误', en: 'The data has a wrong format' },
  aborted: { 'zh-CN': '请求已取消', en: 'The request was cancelled' },
  signedOut: {
    'zh-CN': '您已退出登录或登录超时，请重新登录。',
    en: 'You were signed out or your session timed out; please sign in again.',
  },
} as const satisfies Record<string, LocalizedText>;

export type ErrorText = keyof typeof texts;

/** A text of the catalogue in each language. */
export function errorTexts(name: ErrorText, params?: Record<string, number>): LocalizedText {
  return inEachLanguage((locale) => errorText(name, locale, params));
}

export function errorText(name: ErrorText, locale: Locale, params?: Record<string, number>): string {
  return fillTemplate(texts[name][locale], params);
}
