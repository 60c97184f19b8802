/** The mark: the double ring of a bowl's foot round a seal. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <circle cx="14" cy="14" r="12.6" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="14" cy="14" r="9.3" stroke="currentColor" strokeWidth="1" />
      <rect x="10.2" y="10.2" width="7.6" height="7.6" rx="1.4" fill="var(--seal)" />
    </svg>
  );
}
