import { Play } from 'lucide-react';
import { buttonLook } from '../ui/Button.tsx';
import { Floor } from '../ui/Floor.tsx';
import { JoinLink } from './JoinLink.tsx';
import type { Join } from './join.ts';
import { Still } from './Still.tsx';
import { useLandingWords } from './words.ts';

/** The promise, four figures, and the product itself. */
export function Hero({ join }: { join: Join }) {
  const { words } = useLandingWords();
  const [first, second] = words.heroTitle;
  return (
    <section id="hero" aria-labelledby="hero-title" className="relative overflow-hidden pt-10 sm:pt-[76px]">
      <Floor className="mask-[linear-gradient(180deg,transparent_30%,#000_78%)]" />
      <div className="relative mx-auto grid max-w-[1200px] items-end gap-10 px-4 md:px-8 lg:grid-cols-[1fr_392px]">
        <div>
          <h1
            id="hero-title"
            className="text-[40px] leading-[50px] font-extrabold tracking-[-0.04em] sm:text-[52px] sm:leading-[64px] xl:text-[76px] xl:leading-[90px] xl:tracking-[-0.045em]"
          >
            {first}
            <br />
            {second}
          </h1>
          <p className="mt-5 mb-8 max-w-[600px] text-[17px] leading-[29px] tracking-[-0.012em] text-ink-2 md:mt-[22px] md:mb-[34px] md:text-[20px] md:leading-[34px]">
            {words.heroText}
          </p>
          <div className="flex flex-wrap gap-3">
            <JoinLink join={join} size="xl" className="max-sm:w-full" />
            <a href="#demo" className={`${buttonLook('secondary', 'xl')} max-sm:w-full`}>
              <Play size={18} strokeWidth={2} aria-hidden="true" />
              {words.heroDemo}
            </a>
          </div>
        </div>
        <dl className="border-t border-line-2">
          {words.facts.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between border-b border-line-2 py-[13px]">
              <dt className="text-[15px] text-ink-2">{name}</dt>
              <dd className="tnum text-[22px] leading-[30px] font-[750] tracking-[-0.025em]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative mx-auto mt-10 max-w-[1344px] px-4 sm:mt-14">
        <div
          data-tilt="1.5"
          className="aspect-[4/5] overflow-hidden rounded-t-[18px] bg-board shadow-[0_0_0_1px_var(--line-2),0_40px_90px_-30px_rgb(20_28_24/0.35)] sm:aspect-[1440/826]"
        >
          <div className="h-full max-sm:hidden">
            <Still
              name="hero"
              alt={words.sceneLabel}
              size={{ width: 1440, height: 826 }}
              className="size-full object-cover"
            />
          </div>
          <div className="h-full sm:hidden">
            <Still
              name="answer"
              alt={words.sceneLabel}
              size={{ width: 1200, height: 675 }}
              className="size-full object-cover object-right"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
