import { figures } from './content.ts';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** Three large numbers that count up from 0 when they are seen. */
export function Proof() {
  const { words, language } = useLandingWords();
  return (
    <Section id="proof" ground="paper">
      <Reveal>
        <SectionTitle id="proof-title" lines={[words.proofTitle]} />
      </Reveal>
      <Reveal className="mt-8 lg:mt-12">
        <dl className="grid md:grid-cols-3">
          {figures[language].map(({ number, before, unit, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end py-5 max-md:border-t max-md:border-line-2 md:py-2 md:pr-8 md:not-first:border-l md:not-first:border-line-2 md:not-first:pl-10"
            >
              <dt className="mt-2 text-[17px] leading-[29px] text-ink-2 md:text-[19px] md:leading-8">{label}</dt>
              <dd className="text-[64px] leading-[76px] font-extrabold tracking-[-0.05em] md:max-lg:text-[52px] xl:text-[88px] xl:leading-[100px]">
                <span className="sr-only">{`${before}${number}${unit}`}</span>
                <span aria-hidden="true" className="tnum whitespace-nowrap">
                  {before}
                  <span data-count={number}>{number}</span>
                  <small className="ml-1 text-[32px] tracking-[-0.03em] md:max-lg:text-[26px] xl:text-[40px]">
                    {unit}
                  </small>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </Section>
  );
}
