import { CodeText } from '../code-text/CodeText.tsx';
import { PageHeader } from './PageHeader.tsx';

export function PageHeaderPreview() {
  return <PageHeader title="拼箱订舱" meta={<CodeText code="SZL-261120-0042" />} />;
}
