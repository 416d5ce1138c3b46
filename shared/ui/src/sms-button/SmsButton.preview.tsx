import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { SmsButton } from './SmsButton.tsx';

const words = {
  'zh-CN': { refused: '该手机号今日获取验证码次数过多，请明天再试。' },
  en: { refused: 'Too many codes for this number today. Try again tomorrow.' },
};

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 600));

/** Refused once it is pressed. */
function ErrorPreview() {
  const { refused } = useTexts(words);
  const refuse = async () => {
    await soon();
    throw new Error(refused);
  };
  return <SmsButton onSend={refuse} />;
}

const waitingUntil = Date.now() + 60_000;

export const preview = {
  title: { 'zh-CN': '短信验证码按钮', en: 'SMS button' },
  states: {
    plain: () => <SmsButton onSend={soon} />,
    waiting: () => <SmsButton onSend={soon} resendAt={waitingUntil} />,
    disabled: () => <SmsButton onSend={soon} isDisabled />,
    error: ErrorPreview,
  },
} satisfies Preview;
