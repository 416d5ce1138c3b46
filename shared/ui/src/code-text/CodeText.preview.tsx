import { CodeText } from './CodeText.tsx';

export function CodeTextPreview() {
  return <CodeText code="SZL-261120-0042" />;
}
