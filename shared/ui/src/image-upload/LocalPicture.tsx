import { useEffect, useState } from 'react';
import styles from './ImageUpload.module.css';

/** A picture that was chosen here, shown without asking the server for it. */
export function LocalPicture({ file, alt }: { file: File; alt: string }) {
  const [address, setAddress] = useState<string | null>(null);
  // The address holds the file in memory until it is given back, which a hidden page does as well.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === null ? null : <img className={styles.picture} src={address} alt={alt} />;
}
