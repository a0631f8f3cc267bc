import { Check, Hammer } from 'lucide-react';
import { Badge } from '../ui/Badge.tsx';
import { PRICE_KRW } from './content.ts';
import { JoinLink } from './JoinLink.tsx';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import type { Join } from './join.ts';
import { useLandingWords } from './words.ts';

/** The one plan. */
export function Pricing({ join }: { join: Join }) {
  const { words } = useLandingWords();
  return (
    <Section id="pricing" ground="surface">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_480px] lg:gap-[72px]">
        <Reveal>
          <SectionTitle id="pricing-title" lines={[words.pricingTitle]} />
          <p className="mt-3.5 max-w-[480px] text-[17px] leading-[29px] text-ink-2 md:text-[19px] md:leading-8">
            {words.pricingText}
          </p>
        </Reveal>
        <Reveal>
          <Plan join={join} />
        </Reveal>
      </div>
    </Section>
  );
}

function Plan({ join }: { join: Join }) {
  const { words } = useLandingWords();
  return (
    <div className="rounded-3xl bg-surface p-6 shadow-pop sm:p-9">
      <p className="flex items-center justify-between gap-3">
        <b className="text-h3 font-bold">{words.planName}</b>
        <Badge tone="wood">{words.planPeriod}</Badge>
      </p>
      <p className="mt-2 text-[16px] leading-[26px] text-ink-2">{words.planFor}</p>
      <p className="tnum mt-3.5 mb-5 flex flex-wrap items-baseline gap-2">
        <span className="text-[46px] leading-[60px] font-extrabold tracking-[-0.045em] sm:text-[58px] sm:leading-[66px]">
          {PRICE_KRW.toLocaleString('en')}
          <small className="text-[28px] tracking-[-0.02em]">{words.planUnit}</small>
        </span>
        <span className="text-[16px] text-ink-3">{words.planPer}</span>
      </p>
      <ul className="mb-7 flex flex-col gap-3 text-[16px] leading-[26px]">
        {words.planItems.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Check size={18} strokeWidth={2.2} className="mt-1 shrink-0 text-accent" aria-hidden="true" />
            {item}
          </li>
        ))}
        <li className="flex items-start gap-2.5 text-ink-2">
          <Hammer size={17} strokeWidth={1.75} className="mt-1 shrink-0 text-ink-3" aria-hidden="true" />
          <span>
            {words.planSoon} <Badge className="ml-1 align-[2px]">{words.inDevelopment}</Badge>
          </span>
        </li>
      </ul>
      <JoinLink join={join} size="xl" className="w-full" />
    </div>
  );
}
