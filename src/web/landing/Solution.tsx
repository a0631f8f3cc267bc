import { Reveal } from './Reveal.tsx';
import { FlowScene } from './scene/FlowScene.tsx';
import { Lead, Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** How it looks with it, on night ground in both themes. */
export function Solution() {
  const { words } = useLandingWords();
  return (
    <Section id="solution" ground="night">
      <Reveal>
        <SectionTitle id="solution-title" lines={words.solutionTitle} />
        <Lead>{words.solutionText}</Lead>
      </Reveal>
      <Reveal className="mt-8 lg:mt-11">
        <FlowScene />
      </Reveal>
    </Section>
  );
}
