import { BrandMark } from './BrandMark.tsx';

export function BrandMarkPreview() {
  return [20, 28, 48].map((size) => <BrandMark key={size} size={size} />);
}
