import { BrandMark } from '../ui/BrandMark.tsx';
import { JoinLink } from './JoinLink.tsx';
import type { Join } from './join.ts';
import { useLandingWords } from './words.ts';

/** The last call, on night ground in both themes. */
export function Closing({ join }: { join: Join }) {
  const { words } = useLandingWords();
  return (
    <div className="mt-16 lg:mt-[120px]">
      <div className="dark relative flex flex-wrap items-center justify-between gap-8 overflow-hidden rounded-[28px] bg-board px-7 py-12 text-ink md:px-[60px] md:py-14">
        <BrandMark
          sizePx={360}
          className="absolute top-1/2 left-1/2 -translate-y-1/2 text-wood opacity-[0.16] max-md:left-1/4"
        />
        <p className="relative text-[30px] leading-[42px] font-[750] tracking-[-0.034em] md:text-[40px] md:leading-[54px]">
          {words.closing.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <JoinLink join={join} size="xl" className="relative" />
      </div>
    </div>
  );
}
