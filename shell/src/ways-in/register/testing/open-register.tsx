import { emptyRegistration, type Registration } from '@berth/contract';
import type { CallResult } from '@berth/runtime';
import { type Answers, testConfig } from '@berth/runtime/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../../../testing/render-portal.tsx';

type Seen = CallResult<'POST /login/registration'>;
type Read = CallResult<'POST /login/uploadLicense'>;

export const company: Registration = {
  ...emptyRegistration(),
  account: 'xiamen-sample',
  contact: '陈小姐',
  email: 'chen@example.com',
  companyName: '厦门示例贸易有限公司',
  creditCode: '91350100M000100Y43',
  registeredAddress: '厦门市湖里区示例路 1 号',
};

/** A person, as the link shows one. */
export const maskedPerson: Registration = {
  ...emptyRegistration(),
  applicantType: 'individual',
  account: 'wang',
  contact: '王小明',
  email: 'wang@example.com',
  idName: '王小明',
  idNumber: '110***********002X',
  idAddress: '北京市***',
};

export const seen = (more: Partial<Seen> = {}): Seen => ({
  number: 'R20261128-0001',
  version: 1,
  status: 'waiting',
  submittedAt: '2026-11-28 10:00:00',
  dueOn: '2026-12-01',
  content: company,
  phone: '138****0001',
  reasons: [],
  needsPaper: false,
  refusedBecause: null,
  ...more,
});

const nothing = { companyName: null, creditCode: null, oldNumber: null, registeredAddress: null };

export const read = (
  fields: Partial<Read['reading']['fields']> = {},
  state: Read['reading']['state'] = 'read',
  turn: Read['reading']['turn'] = 0,
): Read => ({
  fileName: 'licence.jpg',
  src: '/api/login/file/picture-1',
  paper: 'p'.repeat(43),
  reading: { state, turn, fields: { ...nothing, ...fields } },
});

const captcha = { kind: 'image', captchaId: 'i', image: 'data:,', expire: 600 } as const;
const withRegistration: typeof testConfig = { ...testConfig, ways: ['sms', 'register'] };

export const open = async (
  answers: Partial<Answers> = {},
  path = '/user_register',
  config = withRegistration,
) => {
  const opened = await renderPortal(path, {
    user: null,
    session: 'signedOut',
    config,
    answers: {
      'GET /login/getCaptcha': captcha,
      'POST /login/getMessage': { resendSeconds: 60, expire: 600 },
      'POST /login/uploadLicense': read(),
      'POST /login/dropPaper': null,
      'POST /login/regUser': seen(),
      ...answers,
    },
  });
  const bodyOf = (key: string) => opened.calls.findLast((call) => call.key === key)?.body;
  const count = (key: string) => opened.calls.filter((call) => call.key === key).length;
  return { ...opened, bodyOf, count };
};

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = async (name: string | RegExp) =>
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
export const errorOf = (label: string) =>
  document.getElementById(`${field(label).id}-error`)?.textContent ?? '';

export async function agree() {
  await press('打开并阅读协议');
  await press('关闭');
  fireEvent.click(screen.getByRole('checkbox', { name: /已阅读并同意/ }));
}

export async function passBasic() {
  await screen.findByRole('heading', { name: '注册' });
  type('登录账号', company.account);
  type('密码', 'harbour-7');
  type('确认密码', 'harbour-7');
  await agree();
  await press('下一步');
  await screen.findByLabelText('公司名称');
}

export function typeCompany() {
  type('公司名称', company.companyName);
  type('统一社会信用代码', company.creditCode);
  type('注册地址', company.registeredAddress);
}

export function typeContact() {
  type('联系人', company.contact);
  type('邮箱', company.email);
  type('手机号', '+86 138 0000 0001');
  type('短信验证码', '１２３ ４５６');
}

export const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const picture = (start: readonly number[] | string, name = 'licence.png') =>
  new File([typeof start === 'string' ? start : new Uint8Array(start)], name);

export const choose = async (file: File) =>
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^(选择|更换)照片$/, { selector: 'input' }), {
      target: { files: [file] },
    });
  });

/** Both steps, whole. */
export async function fillIn() {
  await passBasic();
  await choose(picture(png));
  await screen.findByText(/没有识别到内容/);
  typeCompany();
  typeContact();
}

/** What jsdom lacks: pictures are decoded to a size that the test says, and drawn as a few bytes. */
export function giveBrowserPictures() {
  const drawn: { width: number; height: number; angle: number }[] = [];
  const size = { width: 4000, height: 3000 };
  const decode = async (): Promise<{ width: number; height: number; close: () => void }> => {
    return { ...size, close: () => {} };
  };
  const browser = { decode, drawn, size };
  Object.assign(globalThis, {
    createImageBitmap: () => browser.decode(),
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  let angle = 0;
  const pen = {
    fillRect() {},
    translate() {},
    rotate: (by: number) => {
      angle = Math.round((by * 180) / Math.PI);
    },
    drawImage() {},
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob(this: HTMLCanvasElement, give: (blob: Blob) => void, kind: string) {
      drawn.push({ width: this.width, height: this.height, angle });
      give(new Blob(['drawn'], { type: kind }));
    },
  });
  return browser;
}
