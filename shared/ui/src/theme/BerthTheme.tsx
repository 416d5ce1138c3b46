import { AntdTheme, type AntdThemeProps } from './AntdTheme.tsx';
import { useBerthLook } from './use-berth-look.ts';

export type BerthThemeProps = AntdThemeProps;

/** The whole look of Berth around an application, antd's part included: for what runs without the shell. */
export function BerthTheme(props: BerthThemeProps) {
  useBerthLook(props);
  return <AntdTheme {...props} />;
}
