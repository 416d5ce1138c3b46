import { type DeclaredRow, declarationStatusNames, paths } from '@berth/contract';
import { Link, useLocale } from '@berth/runtime';

type DeclarationLinkProps = { of: NonNullable<DeclaredRow['declaration']> };

/** Where a booking's declaration stands: opens it, in the remote of customs. */
export function DeclarationLink({ of: { id, status } }: DeclarationLinkProps) {
  const locale = useLocale();
  return <Link to={paths.declaration({ id })}>{declarationStatusNames[status][locale]}</Link>;
}
