import type { Preview } from '../../gallery/preview.ts';
import { SmsButton } from './SmsButton.tsx';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 600));
const refuse = async () => {
  await soon();
  throw new Error('该手机号今日获取验证码次数过多，请明天再试。');
};

export const preview = {
  title: { 'zh-CN': '短信验证码按钮', en: 'SMS button' },
  states: {
    plain: () => <SmsButton onSend={soon} />,
    waiting: () => <SmsButton onSend={soon} resendAt={Date.now() + 42_000} />,
    disabled: () => <SmsButton onSend={soon} isDisabled />,
    error: () => <SmsButton onSend={refuse} />,
  },
} satisfies Preview;
