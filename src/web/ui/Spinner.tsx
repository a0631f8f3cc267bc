import { Suspense, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words/index.ts';

/** A ring that turns; decorative, the words beside it say what is going on. */
export function Spinner({ sizePx = 17, className = '' }: { sizePx?: number; className?: string }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
      className={`shrink-0 animate-spin ${className}`}
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}

/** Around what a press opens: while its code is on its way, the screen says so. */
export const Fetching = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Coming />}>{children}</Suspense>
);

function Coming() {
  const t = useWords('common');
  return createPortal(
    <p role="status" className="coming">
      <Spinner />
      {t('loading')}
    </p>,
    document.body,
  );
}
