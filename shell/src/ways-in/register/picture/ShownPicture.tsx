import { useEffect, useState } from 'react';
import styles from './PictureField.module.css';

/** A picture in memory, which its address holds until it is given back. */
export function ShownPicture({ picture, alt }: { picture: Blob; alt: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address === null ? null : <img className={styles.picture} src={address} alt={alt} />;
}
