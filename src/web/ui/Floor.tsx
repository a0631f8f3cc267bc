import { useId } from 'react';

/** The floor of a Korean house (우물마루) as hairlines: bays of 300 by 68 px planks between joists of 34. */
export function Floor({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`pointer-events-none absolute inset-0 size-full ${className}`}>
      <defs>
        <pattern id={id} width="668" height="68" patternUnits="userSpaceOnUse" x="-46">
          <path d="M0 34H300M334 0H634" fill="none" stroke="var(--wood-line)" />
          <path d="M.5 0V68M300.5 0V68M334.5 0V68M634.5 0V68" fill="none" stroke="var(--wood-line)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
