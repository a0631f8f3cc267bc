import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

interface BackLinkProps {
  to: string;
  label: string;
  /** Fetches the page anew on the way, so that nothing of this one stays in memory. */
  reloadDocument?: boolean;
}

/** The way back at the head of a screen, at the same place and of the same look on each of them. */
export const BackLink = ({ label, ...link }: BackLinkProps) => (
  <Link
    {...link}
    className="mb-2.5 -ml-1.5 inline-flex h-8 items-center gap-1.5 rounded-control px-1.5 text-sm font-medium text-ink-2 hover:bg-surface-3 hover:text-ink max-sm:h-11"
  >
    <ArrowLeft size={15} strokeWidth={2} aria-hidden="true" />
    {label}
  </Link>
);
