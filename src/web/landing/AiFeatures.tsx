import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Reveal } from './Reveal.tsx';
import { AnalysisScene, ReplyScene, ScriptScene, ShortScene, ToneScene } from './scene/BentoScenes.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** What the AI takes over, as a bento of scenes: 7 and 5 twelfths, then thirds. */
export function AiFeatures() {
  const { words } = useLandingWords();
  return (
    <Section id="ai-features" ground="paper">
      <Reveal>
        <SectionTitle id="ai-features-title" lines={words.aiTitle} />
      </Reveal>
      <Reveal className="mt-8 grid gap-4 sm:grid-cols-2 lg:mt-14 lg:grid-cols-12">
        <Box say={words.analysis} className="sm:col-span-2 lg:col-span-7 lg:min-h-[372px]">
          <AnalysisScene />
        </Box>
        <Box say={words.scriptCard} className="sm:col-span-2 lg:col-span-5">
          <ScriptScene />
        </Box>
        <Box say={words.replyCard} className="lg:col-span-4 lg:min-h-[384px]">
          <ReplyScene />
        </Box>
        <Box say={words.shortCard} className="lg:col-span-4">
          <ShortScene />
        </Box>
        <Box say={words.toneCard} className="sm:max-lg:col-span-2 lg:col-span-4">
          <ToneScene />
        </Box>
      </Reveal>
    </Section>
  );
}

function Box({
  say,
  className,
  children,
}: {
  say: readonly [title: string, text: string];
  className: string;
  children: ReactNode;
}) {
  const [title, text] = say;
  return (
    <article
      data-tilt="4"
      className={classes(
        'relative flex flex-col overflow-hidden rounded-[20px] border border-line bg-surface p-6 sm:p-7',
        className,
      )}
    >
      <h3 className="text-[22px] leading-[31px] font-bold tracking-[-0.02em]">{title}</h3>
      <p className="mt-1.5 text-[15px] leading-[25px] text-ink-2">{text}</p>
      {children}
    </article>
  );
}
