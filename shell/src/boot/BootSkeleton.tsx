/** The same hairline as before any script ran, so that nothing jumps while the portal starts. */
export function BootSkeleton() {
  return (
    <div className="first-paint" aria-busy="true">
      <div className="first-paint-bar" />
    </div>
  );
}
