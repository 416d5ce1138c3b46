import type { ComponentProps, ReactNode } from 'react';

/** What a column of antd's gives its head; antd copies a column's `title` into a hidden row that it measures with. */
export type HeadingProps = { heading?: ReactNode };

/** The head of a column: its words come by `heading`, so that no button stands twice in the page. */
export function HeaderCell({ heading, children, ...rest }: ComponentProps<'th'> & HeadingProps) {
  return (
    <th {...rest} scope="col">
      {heading ?? children}
    </th>
  );
}
