import type { LocalizedText } from '../language/locale.ts';

/** What is said of the items of the stored menu. */
export const menuRuleMessages = {
  menuName: {
    'zh-CN': '以字母开头，只用字母、数字、“-”和“_”，最多 40 个',
    en: 'A letter, then letters, digits, “-” and “_”; at most 40 in all',
  },
  noSuchPage: { 'zh-CN': '没有这个页面', en: 'There is no such page' },
  notHttps: {
    'zh-CN': '请填写以 https:// 开头的完整网址，不含账号和密码',
    en: 'Please enter a whole address that begins with https://, without a name or password in it',
  },
  hostNotAllowed: {
    'zh-CN': '不允许内嵌 {host} 的页面，请先把它加入允许内嵌的网站',
    en: 'Pages of {host} may not be framed; add it to the allowed sites first',
  },
  notAHost: {
    'zh-CN': '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443',
    en: 'Please enter a host name alone, with its port if it has one: bi.example.com or bi.example.com:8443',
  },
  hostWildcard: {
    'zh-CN': '不能用 *，请逐个填写域名',
    en: 'No * here: please enter each host by itself',
  },
  ownHost: {
    'zh-CN': '这是本门户自己的域名，不能内嵌',
    en: 'This is the portal’s own host, which cannot be framed',
  },
  buttonWithoutPage: {
    'zh-CN': '按钮权限要放在一个页面下',
    en: 'A button permission stands below a page',
  },
  menuUnderItself: { 'zh-CN': '不能放到自己下面', en: 'An item cannot stand below itself' },
  menuUnderLeaf: {
    'zh-CN': '链接、内嵌页面和按钮下面不能再放东西',
    en: 'Nothing stands below a link, a framed page or a button',
  },
  menuUnderPage: {
    'zh-CN': '页面下面只能放按钮权限，请选择一个菜单组',
    en: 'Only button permissions stand below a page; please choose a group',
  },
  menuGroupOnTop: { 'zh-CN': '菜单组只能放在最上层', en: 'Groups stand at the top' },
  menuHasItems: {
    'zh-CN': '下面还有别的项，不能这样改，请先移走',
    en: 'There are items below it that could not stay there; move them first',
  },
} as const satisfies Record<string, LocalizedText>;
