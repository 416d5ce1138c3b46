import styles from '../illustrations/drawing.module.css';

const teeth = 24;
const rim = Array.from({ length: teeth * 2 }, (_, at) => {
  const angle = (at * Math.PI) / teeth;
  const radius = at % 2 === 0 ? 25 : 22.5;
  return `${(28 + radius * Math.sin(angle)).toFixed(1)} ${(28 - radius * Math.cos(angle)).toFixed(1)}`;
});

type CertificateSealProps = { isValid: boolean; className?: string | undefined };

/** The seal of a certificate with its ribbons; only the outline of it where the certificate has expired. */
export function CertificateSeal({ isValid, className }: CertificateSealProps) {
  return (
    <svg className={`${styles.drawing} ${className ?? ''}`} viewBox="0 0 56 80" aria-hidden="true">
      <path
        className={isValid ? styles.shade : styles.paper}
        d="M18 46L12 76L22 70L28 78L34 70L44 76L38 46Z"
      />
      <path className={isValid ? styles.accent : styles.paper} d={`M${rim.join('L')}Z`} />
      <circle className={styles.paper} cx={28} cy={28} r={15} />
      {isValid && <path d="M28 18V37M24 22H32M19 30C20 36 24 38 28 38C32 38 36 36 37 30" />}
    </svg>
  );
}
