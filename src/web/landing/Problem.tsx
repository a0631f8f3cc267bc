import { Reveal } from './Reveal.tsx';
import { DeskScene } from './scene/DeskScene.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** How the work looks without the product. */
export function Problem() {
  const { words } = useLandingWords();
  return (
    <Section id="problem" ground="surface">
      <div className="grid items-center gap-10 lg:grid-cols-[460px_1fr] lg:gap-[72px]">
        <Reveal>
          <SectionTitle id="problem-title" lines={words.problemTitle} />
          <dl className="mt-8">
            {words.problems.map(([title, text]) => (
              <div key={title} className="border-t border-line py-[18px]">
                <dt className="text-[18px] leading-[27px] font-bold tracking-[-0.016em]">{title}</dt>
                <dd className="text-[16px] leading-[26px] text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
        <Reveal>
          <DeskScene />
        </Reveal>
      </div>
    </Section>
  );
}
