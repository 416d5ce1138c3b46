import { useState } from 'react';
import { SearchSelect } from './SearchSelect.tsx';

const ports = [
  { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' },
  { value: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' },
];

export function SearchSelectPreview() {
  const [value, setValue] = useState('');
  return <SearchSelect options={ports} value={value} onChange={setValue} detail={(port) => port.value} />;
}
