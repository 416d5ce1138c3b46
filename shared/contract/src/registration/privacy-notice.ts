import { cvDays, leadPersonDays } from '../lead/lead.ts';
import { type AgreementSection, identityPaperDays } from './agreement.ts';

/** Another text has another version. */
export const privacyVersion = '2026-11/3';

/** The day from which this version holds, `YYYY-MM-DD`. */
export const privacySince = '2026-11-29';

/**
 * The privacy notice, after the Personal Information Protection Law (个人信息保护法), articles 17 and 44 to 50. It says what the
 * portal stores and for how long: who changes a term in the code changes it here, with the version.
 */
export const privacyNotice: readonly AgreementSection[] = [
  {
    title: { 'zh-CN': '一、谁在处理您的信息', en: '1. Who processes your data' },
    text: {
      'zh-CN':
        '泊位供应链（下称“我们”）是本平台的个人信息处理者。浏览公开页面不需要提供个人信息；订舱、报关等服务面向已注册的企业和个人。联系方式见“联系我们”。',
      en: 'Berth Supply Chain (“we”) is the personal information processor of this platform. Reading the public pages needs no personal data; bookings, customs papers and the like are for registered companies and persons. How to reach us stands under “Contact”.',
    },
  },
  {
    title: { 'zh-CN': '二、注册与身份核实', en: '2. Registration and proof of identity' },
    text: {
      'zh-CN': `注册时我们收集登录账号、联系人、手机号、邮箱，企业的名称、统一社会信用代码和注册地址，或个人的姓名、公民身份号码和住址，以及营业执照或身份证人像面的照片。身份证件属于敏感个人信息，仅用于核实申请人身份。照片在我们的服务器上识别，以 AES-256-GCM 加密保存，不交给第三方识别；仅审核人员可以查看，每次查看都有记录。申请通过后照片保存 ${identityPaperDays.approved} 天，未通过或退回后长期未修改的保存 ${identityPaperDays.refused} 天，期满删除；填写的文字资料随注册记录保存。`,
      en: `Who registers gives an account name, a contact, a mobile number and an e-mail address; a company its name, credit code and registered address, a person their name, ID number and address; and a picture of the business licence or of the front of the ID card. Papers of identity are sensitive personal information and serve to verify the applicant alone. Pictures are read on our own server and kept encrypted (AES-256-GCM); no third party reads them, reviewers alone see them, and each look is recorded. A picture is deleted ${identityPaperDays.approved} days after an approval, and ${identityPaperDays.refused} days after a refusal or after a returned registration was left alone; what was typed stays with the record of the registration.`,
    },
  },
  {
    title: { 'zh-CN': '三、登录与安全', en: '3. Sign-in and security' },
    text: {
      'zh-CN':
        '密码只保存不可还原的散列值。每次登录保存登录时间、IP 地址和浏览器标识，供您在“登录设备”中查看，会话结束 30 天后删除。短信验证码及其请求记录、登录失败的计数以散列形式保存，约一天后删除。账号下的重要操作记入操作日志，包括操作人、时间、内容和 IP 地址；操作日志只增不改，用于查明责任。',
      en: 'Of a password only a hash is stored, from which it cannot be read. Of each sign-in we store the time, the IP address and what the browser calls itself, which you see under “Open sessions”; it is deleted 30 days after the session ended. Codes by SMS, requests for them and counts of failed sign-ins are stored as hashes and deleted after about a day. Important acts of an account are written to the operation log with who, when, what and the IP address; the log is only added to, so that it can be found out who did what.',
    },
  },
  {
    title: { 'zh-CN': '四、业务资料与文件', en: '4. Business data and files' },
    text: {
      'zh-CN':
        '订舱、跟踪、报关、退税、账单和对账所需的资料按业务保存，可能包含收发货人、提货联系人和司机等人的姓名、电话和地址。请确保您有权向我们提供这些信息。上传的文件只对您公司有相应权限的账号和承办业务的工作人员开放；上传后没有用于任何业务的文件 14 天后删除。站内消息保存一年；已发送的短信和邮件记录保存 30 天；导出的文件保存 7 天。',
      en: 'What bookings, tracking, customs, tax refunds, bills and statements need is stored with them, and may name shippers, consignees, contacts for pick-up and drivers with phone and address. Please make sure that you may give us these data. Uploaded files are open to those accounts of your company that have the permission and to our staff who handle the matter; files that no record uses are deleted after 14 days. Messages in the portal are kept for a year, records of SMS and mails that left for 30 days, exported files for 7 days.',
    },
  },
  {
    title: { 'zh-CN': '五、Cookie 与浏览器中的存储', en: '5. Cookies and storage in the browser' },
    text: {
      'zh-CN':
        '我们只使用平台运行所必需的 Cookie，不使用广告或第三方统计。TOKEN 保存登录凭证，BERTH 与其配对且脚本不可读取，两者到会话结束为止；BERTH-BROWSER 用于核对图形验证码和短信验证码，只保留几分钟；BERTH-KNOWN 记住曾成功登录的浏览器，以免他人的错误尝试妨碍您登录，保留 180 天；BERTH-TALK 让浏览器找回您与在线客服的会话，自最后一句起保留 90 天；APP_LANG 记住语言，保留一年。在 https 下以 BERTH 开头、由服务器设置的 Cookie 带有 __Host- 前缀。浏览器还会保存外观、语言、账号名称等设置和尚未提交的表单；未提交的表单以您账号的密钥加密。',
      en: 'We use only cookies that the platform needs, none for advertising and no statistics of third parties. TOKEN holds the proof of sign-in, BERTH is its companion that scripts cannot read, both until the session ends; BERTH-BROWSER is for checking captchas and codes by SMS and lasts for minutes; BERTH-KNOWN remembers a browser in which somebody signed in, so that wrong tries of strangers do not keep you out, for 180 days; BERTH-TALK leads a browser back to your conversation with our online service, for 90 days after its last word; APP_LANG remembers the language for a year. On https the names that begin with BERTH have __Host- before them. The browser also stores settings such as look, language and whose account it is, and forms that were not sent; these are encrypted with a key of your account.',
    },
  },
  {
    title: {
      'zh-CN': '六、公开页面上的查询、表单与在线客服',
      en: '6. Queries, forms and conversations on the public pages',
    },
    text: {
      'zh-CN': `按号码查询货物时，号码与第二项信息不符的查询以散列形式计数，约一小时后删除。查询只显示状态、航次、节点时间和地点，不显示客户、货物和费用。为防止滥用，访问频率按 IP 地址在内存中计数；发起会话时的网络以散列形式保存一至两天，未发出的文件的网络以散列形式保存到文件发出或删除为止，用于限制数量。网站上的询价、留言、合作意向和求职申请保存所填内容（称呼、公司、电话、邮箱和说明等），仅用于回复；处理完毕 ${leadPersonDays} 天后删除其中的个人信息。简历自提交申请起保存 ${cvDays.sent} 天，上传后没有提交申请的 ${cvDays.unsent} 天后删除。访客与在线客服的会话保存所说的内容、文件，以及访客自愿留下的称呼和邮箱，用于回复；会话结束 180 天后删除，没有发出的文件一天后删除。`,
      en: `Where cargo is tracked by number, queries whose second fact does not fit are counted as hashes and deleted after about an hour. The answer has status, voyage, times and places, and nothing of customer, cargo or fees. To prevent abuse, calls are counted by IP address in memory; the network from which a conversation began is kept as a hash for one to two days, and that of a file until the file is sent or deleted, to limit their number. Of enquiries, messages, proposals of partnership and applications that are sent by the forms of the site we store what was filled in (name, company, phone, e-mail, words), to answer them alone; what they say of a person is deleted ${leadPersonDays} days after the matter was closed. A CV is kept for ${cvDays.sent} days from the application, and one that no application was sent with for ${cvDays.unsent} days. Of a conversation with our online service we store what was said, its files, and the name and e-mail address that a visitor chose to leave, to answer it; they are deleted 180 days after the conversation was closed, and files that were not sent after a day.`,
    },
  },
  {
    title: { 'zh-CN': '七、服务器日志', en: '7. Logs of the server' },
    text: {
      'zh-CN':
        '服务器日志记录请求的方法和路由、结果、耗时和登录账号的内部编号，不记录请求内容、查询参数和密码，用于排查故障和保障安全。',
      en: 'Logs of the server have the method and route of a request, its outcome, how long it took and the internal id of the account, and neither its content, its query nor passwords. They serve to find faults and to keep the platform safe.',
    },
  },
  {
    title: { 'zh-CN': '八、共享与出境', en: '8. Who else gets data, and transfer abroad' },
    text: {
      'zh-CN':
        '我们不出售个人信息。为完成您委托的运输和报关，我们按需要向船公司、航空公司、报关行、海关、目的港代理、仓库和派送公司提供单证所载信息；货物运往境外时，其中的收发货人信息会提供给境外接收方，这是订立和履行运输合同所必需的。短信和邮件由通信服务商发送，只提供号码或地址和通知内容。法律要求时，我们依法向主管机关提供。',
      en: 'We sell no personal data. To carry out the carriage and clearance that you order, we give what the documents hold to carriers, customs brokers, customs, agents at the destination, warehouses and delivery companies, as far as they need it; where cargo goes abroad, shipper and consignee are given to recipients there, as the contract of carriage demands. SMS and mails are sent by providers, who get the number or address and the notice alone. We give data to authorities where the law demands it.',
    },
  },
  {
    title: { 'zh-CN': '九、您的权利', en: '9. Your rights' },
    text: {
      'zh-CN':
        '您可以在“账号信息”中查看和更正联系方式，在“登录设备”中结束会话，在“通知设置”中关闭通知。需要查阅、复制、更正或删除其他个人信息，撤回同意，注销账号，或要求解释处理规则的，请联系客服，我们核实身份后在十五个工作日内答复。法律规定应当保存的业务单证（例如退税资料五年）在期满前不能删除。',
      en: 'Under “Account” you see and correct your contact data, under “Open sessions” you end sessions, under “Notices” you turn notices off. To see, copy, correct or delete other personal data, to withdraw consent, to close an account or to have these rules explained, please contact our customer service; we verify who asks and answer within fifteen working days. Documents that the law has us keep (papers of tax refunds for five years, for example) cannot be deleted before.',
    },
  },
  {
    title: { 'zh-CN': '十、未成年人与更新', en: '10. Minors, and changes of this notice' },
    text: {
      'zh-CN':
        '本平台面向企业和成年人，不向未满十八周岁的人提供账号。本通知更新时版本和日期随之更新；涉及处理目的、方式或信息种类的重大变更，我们会通知现有客户。',
      en: 'The platform is for companies and adults; nobody under eighteen gets an account. A changed notice has another version and date; customers are told of changes of purpose, manner or kinds of data.',
    },
  },
];
