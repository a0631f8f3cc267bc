/** The mark: four planks of a floor laid around a square. Takes the text colour; one plank is wood. */
export function BrandMark({ sizePx = 22, className = '' }: { sizePx?: number; className?: string }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`block shrink-0 ${className}`}
    >
      <rect x="1.5" y="1.5" width="13.9" height="5.9" rx="1.5" fill="var(--wood)" />
      <rect x="16.6" y="1.5" width="5.9" height="13.9" rx="1.5" fill="currentColor" />
      <rect x="8.6" y="16.6" width="13.9" height="5.9" rx="1.5" fill="currentColor" />
      <rect x="1.5" y="8.6" width="5.9" height="13.9" rx="1.5" fill="currentColor" />
    </svg>
  );
}
