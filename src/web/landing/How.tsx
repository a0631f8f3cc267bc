import { Reveal } from './Reveal.tsx';
import { AskScene, GroupScene, SpreadScene } from './scene/HowScenes.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

const scenes = [SpreadScene, GroupScene, AskScene];

/** Three steps, each with its scene. */
export function How() {
  const { words } = useLandingWords();
  return (
    <Section id="how" ground="surface">
      <Reveal>
        <SectionTitle id="how-title" lines={[words.howTitle]} />
      </Reveal>
      <ol className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {words.steps.map(([title, text], index) => {
          const Scene = scenes[index];
          return (
            <li key={title} className="md:max-lg:last:col-span-2">
              <Reveal>
                {Scene && <Scene />}
                <h3 className="text-[21px] leading-[30px] font-bold tracking-[-0.02em]">{title}</h3>
                <p className="mt-1 text-[16px] leading-[26px] text-ink-2">{text}</p>
              </Reveal>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
