import { fillTemplate, type LocalizedText } from '@berth/contract';
import { useTexts } from '../../ui-texts.ts';

const recordTexts = {
  'zh-CN': {
    newTitle: '新增{name}',
    editTitle: '编辑{name}',
    toList: '返回列表',
    loading: '正在加载{name}',
    missing: '没有找到该{name}',
    missingExplained: '这个地址没有对应的{name}，或不属于贵公司。',
    draft: '草稿',
    submit: '提交',
    saveChanges: '保存修改',
    saving: '正在保存…',
    savedAt: '已保存 {time}',
    unchanged: '没有未保存的修改',
    refreshed: '已更新为刚保存的新版本',
    submitted: '{name}已提交',
    changed: '修改已保存',
    retainedToSubmit: '您填写的内容已保留在本页，请稍后再次提交。',
    retainedToSave: '您填写的内容已保留在本页，请稍后再次保存。',
    gone: '服务器上已没有这份{name}',
    goneTyped: '您填写的内容还在本页，可以另存为一份新草稿。',
    saveAsNew: '另存为新的{name}',
    savedAsNew: '已另存为新的{name}',
    newerVersion: '有人刚保存了这份{name}的新版本。',
    submittedElsewhere: '这份{name}已提交。',
    openSubmitted: '打开已提交的{name}',
    row: '{list} · 第 {line} 行',
    rows: '共 {count} 行',
    noRow: '没有这一行',
    isRow: '有这一行',
  },
  en: {
    newTitle: 'New {name}',
    editTitle: 'Edit {name}',
    toList: 'Back to the list',
    loading: 'Loading the {name}',
    missing: 'There is no such {name}',
    missingExplained: 'There is no {name} at this address, or it belongs to another company.',
    draft: 'Draft',
    submit: 'Submit',
    saveChanges: 'Save changes',
    saving: 'Saving…',
    savedAt: 'Saved at {time}',
    unchanged: 'No unsaved changes',
    refreshed: 'Shows the version that was just saved',
    submitted: 'The {name} was submitted',
    changed: 'Changes saved',
    retainedToSubmit: 'What you entered stays on this page. Please submit again in a moment.',
    retainedToSave: 'What you entered stays on this page. Please save again in a moment.',
    gone: 'The server does not have this {name} any more',
    goneTyped: 'What you filled in is still on this page and can be saved as a new draft.',
    saveAsNew: 'Save as a new {name}',
    savedAsNew: 'Saved as a new {name}',
    newerVersion: 'Somebody has just saved a newer version of this {name}.',
    submittedElsewhere: 'This {name} has been submitted.',
    openSubmitted: 'Open the submitted {name}',
    row: '{list} · line {line}',
    rows: 'Lines: {count}',
    noRow: 'No such line',
    isRow: 'There is this line',
  },
};

export type RecordText = keyof (typeof recordTexts)['en'];

/** The words of the form of a kind of record, with its name and what else they show. */
export function useRecordWords(name: LocalizedText) {
  const { locale, ...texts } = useTexts(recordTexts);
  return {
    locale,
    say: (key: RecordText, shown: Readonly<Record<string, string | number>> = {}) =>
      fillTemplate(texts[key], { name: name[locale], ...shown }),
  };
}
