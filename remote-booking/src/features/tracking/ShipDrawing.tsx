/** A container ship from the side, sailing to the right. */
export function Ship({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 88 40" width="88" height="40" aria-hidden="true">
      <path d="M4 24h80l-8 12H12z" fill="currentColor" />
      <path d="M10 10h7v14h-7z" fill="currentColor" opacity=".75" />
      <g fill="currentColor" opacity=".5">
        <path d="M20 16h10v7H20zM42 16h10v7H42zM64 16h10v7H64zM31 8h10v7H31z" />
      </g>
      <g fill="currentColor" opacity=".85">
        <path d="M31 16h10v7H31zM53 16h10v7H53zM20 8h10v7H20zM42 8h10v7H42zM53 8h10v7H53z" />
      </g>
    </svg>
  );
}

type QuayProps = { className?: string | undefined; isMirrored?: boolean };

/** A quay with its crane, on the left of the water or mirrored on the right. */
export function Quay({ className, isMirrored = false }: QuayProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 56"
      width="64"
      height="56"
      aria-hidden="true"
      transform={isMirrored ? 'scale(-1 1)' : undefined}
    >
      <path d="M0 44h52v12H0z" fill="currentColor" />
      <path
        d="M14 44V12M34 44V12M10 12h52M24 4 10 12M24 4l34 8M24 4v8M14 28l20-8M14 36l20-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
