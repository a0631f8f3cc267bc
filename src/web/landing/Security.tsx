import { LockKeyhole } from 'lucide-react';
import { Reveal } from './Reveal.tsx';
import { PrivacyScene } from './scene/PrivacyScene.tsx';
import { Lead, Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** Who sees what. */
export function Security() {
  const { words } = useLandingWords();
  return (
    <Section id="security" ground="paper">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_560px] lg:gap-[72px]">
        <Reveal>
          <SectionTitle id="security-title" lines={[words.securityTitle]} />
          <Lead>{words.securityText}</Lead>
          <p className="mt-5 flex items-start gap-2.5 text-[16px] leading-[26px] text-ink-2">
            <LockKeyhole size={17} strokeWidth={1.75} className="mt-1 shrink-0 text-ink-3" aria-hidden="true" />
            <span>{words.securityEach}</span>
          </p>
        </Reveal>
        <Reveal>
          <PrivacyScene />
        </Reveal>
      </div>
    </Section>
  );
}
