import { fillTemplate, type Locale, type LocalizedText } from '@berth/contract';

/** On what occasions an applicant gets an SMS and a mail. */
export type RegistrationNews =
  | 'submitted'
  | 'mended'
  | 'returned'
  | 'approved'
  /** The phone opens another account. */
  | 'approvedByPassword'
  | 'refused';

type Words = { sms: LocalizedText; subject: LocalizedText; mail: LocalizedText };

const greeting = { 'zh-CN': '您好：\n\n', en: 'Hello,\n\n' };
const look = {
  'zh-CN': '\n\n查看申请：\n{link}\n',
  en: '\n\nYour registration:\n{link}\n',
};
const lookAndMend = {
  'zh-CN': '\n\n查看申请：\n{link}\n\n此链接可以查看和修改您的申请，请勿转发。\n',
  en: '\n\nYour registration:\n{link}\n\nWhoever has this link can see and mend it: please do not pass it on.\n',
};

// An SMS names the number alone: carriers take no links, and no long names, in their templates.
const words = {
  submitted: {
    sms: {
      'zh-CN': '您的注册申请 {number} 已收到，我们会在 {dueOn} 前审核，结果以短信和邮件通知。',
      en: 'We have your registration {number} and will review it by {dueOn}; you will be told by SMS and e-mail.',
    },
    subject: { 'zh-CN': '注册申请 {number} 已收到', en: 'We have your registration {number}' },
    mail: {
      'zh-CN': '您的注册申请 {number} 已收到，我们会在 {dueOn} 前审核，结果以短信和邮件通知您。',
      en: 'we have your registration {number} and will review it by {dueOn}. You will be told by SMS and e-mail.',
    },
  },
  mended: {
    sms: {
      'zh-CN': '您修改后的注册申请 {number} 已收到，我们会在 {dueOn} 前审核。',
      en: 'We have your mended registration {number} and will review it by {dueOn}.',
    },
    subject: {
      'zh-CN': '修改后的注册申请 {number} 已收到',
      en: 'We have your mended registration {number}',
    },
    mail: {
      'zh-CN': '您修改后的注册申请 {number} 已收到，我们会在 {dueOn} 前审核，结果以短信和邮件通知您。',
      en: 'we have your mended registration {number} and will review it by {dueOn}. You will be told by SMS and e-mail.',
    },
  },
  returned: {
    sms: {
      'zh-CN': '您的注册申请 {number} 需要修改，请打开我们发到您邮箱的链接，按提示修改后重新提交。',
      en: 'Your registration {number} needs a change: please open the link in our e-mail, mend it and send it again.',
    },
    subject: { 'zh-CN': '注册申请 {number} 需要修改', en: 'Your registration {number} needs a change' },
    mail: {
      'zh-CN': '您的注册申请 {number} 需要修改：\n\n{reasons}\n\n请打开下面的链接，修改后重新提交。',
      en: 'your registration {number} needs a change:\n\n{reasons}\n\nPlease open the link below, mend it and send it again.',
    },
  },
  approved: {
    sms: {
      'zh-CN': '您的注册申请 {number} 已通过，现在可以用登录账号和密码或手机验证码登录。',
      en: 'Your registration {number} is approved: you can sign in with your account and password, or by a code.',
    },
    subject: { 'zh-CN': '注册申请 {number} 已通过', en: 'Your registration {number} is approved' },
    mail: {
      'zh-CN':
        '您的注册申请 {number} 已通过。登录账号：{account}。现在可以用密码或手机验证码登录。\n\n结算方式由我们的工作人员与您约定后设定。',
      en: 'your registration {number} is approved. Your account is {account}; you can sign in with your password or by a code.\n\nOur staff agree with you on how you settle.',
    },
  },
  approvedByPassword: {
    sms: {
      'zh-CN': '您的注册申请 {number} 已通过，现在可以用登录账号和密码登录。',
      en: 'Your registration {number} is approved: you can sign in with your account and password.',
    },
    subject: { 'zh-CN': '注册申请 {number} 已通过', en: 'Your registration {number} is approved' },
    mail: {
      'zh-CN':
        '您的注册申请 {number} 已通过。登录账号：{account}。现在可以用密码登录；您的手机号已用于另一个账号，短信登录会进入那个账号。\n\n结算方式由我们的工作人员与您约定后设定。',
      en: 'your registration {number} is approved. Your account is {account}; you can sign in with your password. Your mobile number belongs to another account, which a code by SMS opens.\n\nOur staff agree with you on how you settle.',
    },
  },
  refused: {
    sms: {
      'zh-CN': '很抱歉，您的注册申请 {number} 未通过，原因已发到您的邮箱。',
      en: 'We are sorry: your registration {number} was refused. The reason is in our e-mail.',
    },
    subject: { 'zh-CN': '注册申请 {number} 未通过', en: 'Your registration {number} was refused' },
    mail: {
      'zh-CN': '很抱歉，您的注册申请 {number} 未通过：\n\n{reasons}\n\n如有疑问，请致电我们。',
      en: 'we are sorry: your registration {number} was refused:\n\n{reasons}\n\nPlease call us if you have questions.',
    },
  },
} as const satisfies Record<RegistrationNews, Words>;

export type NewsParams = {
  number: string;
  dueOn: string;
  account: string;
  reasons: string;
  /** Null where it cannot be opened any more. */
  link: string | null;
};

export function wordNews(news: RegistrationNews, locale: Locale, params: NewsParams) {
  const { sms, subject, mail } = words[news];
  const { link, ...values } = params;
  const isOpen = news === 'submitted' || news === 'mended' || news === 'returned';
  const around = isOpen ? lookAndMend : look;
  const written = fillTemplate(`${greeting[locale]}${mail[locale]}`, values);
  return {
    sms: fillTemplate(sms[locale], values),
    subject: fillTemplate(subject[locale], values),
    mail: link === null ? `${written}\n` : written + fillTemplate(around[locale], { link }),
  };
}
