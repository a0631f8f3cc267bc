import { JoinLink } from './JoinLink.tsx';
import type { Join } from './join.ts';
import { useLandingWords } from './words.ts';

/** The call that comes up after 600 px of scrolling. */
export function FloatingCta({ join }: { join: Join }) {
  const { words } = useLandingWords();
  return (
    <div
      data-floating=""
      inert
      className={
        'invisible fixed bottom-6 left-1/2 z-(--z-overlay) flex h-[60px] max-w-[calc(100vw-32px)] -translate-x-1/2 translate-y-[90px] items-center gap-4 rounded-[18px] bg-raised pr-2 pl-[22px] opacity-0 shadow-drag ' +
        'transition-[translate,opacity,visibility] duration-(--dur-base) ease-out data-shown:visible data-shown:translate-y-0 data-shown:opacity-100'
      }
    >
      <span className="truncate text-[15px] font-semibold max-sm:hidden">{words.floating}</span>
      <JoinLink join={join} size="lg" className="max-sm:-ml-3.5" />
    </div>
  );
}
