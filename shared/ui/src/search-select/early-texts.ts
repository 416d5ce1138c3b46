/** Of what was typed before a list had loaded. */
export const earlyTexts = {
  awaited: {
    'zh-CN': '选项尚未加载，“{text}”还不能确认',
    en: 'The choices have not loaded yet, so that “{text}” is not confirmed',
  },
  unknown: {
    'zh-CN': '可选项中没有“{text}”，请从列表中选择',
    en: 'There is no “{text}” among the choices; please choose one',
  },
} as const;
