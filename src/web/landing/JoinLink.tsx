import { ArrowUpRight } from 'lucide-react';
import { buttonLook, type ButtonSize } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import type { Join } from './join.ts';
import { useLandingWords } from './words.ts';

/** The main call: to the membership page in a new tab where one is sold, else to the sign-in. */
export function JoinLink({ join, size, className }: { join: Join; size: ButtonSize; className?: string }) {
  const { words } = useLandingWords();
  const look = classes(buttonLook('primary', size), className);
  if (!join.signupUrl)
    return (
      <a href="/access" className={look}>
        {words.start}
      </a>
    );
  return (
    <a href={join.signupUrl} target="_blank" rel="noopener noreferrer" className={look}>
      {words.join}
      <ArrowUpRight size={size === 'md' ? 15 : 18} strokeWidth={2.2} aria-hidden="true" />
      <span className="sr-only">({words.newTab})</span>
    </a>
  );
}
