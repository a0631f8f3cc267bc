import { buttonLook } from '../ui/Button.tsx';
import { AiFeatures } from './AiFeatures.tsx';
import { Demo } from './Demo.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { FloatingCta } from './FloatingCta.tsx';
import { Hero } from './Hero.tsx';
import { How } from './How.tsx';
import type { Join } from './join.ts';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import { Logos } from './Logos.tsx';
import { Pricing } from './Pricing.tsx';
import { Problem } from './Problem.tsx';
import { Prompts } from './Prompts.tsx';
import { Proof } from './Proof.tsx';
import { Security } from './Security.tsx';
import { Solution } from './Solution.tsx';
import { SupportedTypes } from './SupportedTypes.tsx';
import { Testimonials } from './Testimonials.tsx';
import { LandingWordsContext, type Said } from './words.ts';

/**
 * What visitors see at '/', as a document: it is written to HTML when the web is built, reads without scripts, and is
 * brought to life by `live/`. It keeps no state of its own.
 */
export function LandingPage({ said, join }: { said: Said; join: Join }) {
  return (
    <LandingWordsContext value={said}>
      <a
        href="#content"
        className={`${buttonLook('primary')} fixed top-2 left-2 z-(--z-toast) -translate-y-16 focus:translate-y-0`}
      >
        {said.words.skip}
      </a>
      <LandingHeader join={join} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero join={join} />
        <Logos />
        <AiFeatures />
        <Problem />
        <Solution />
        <SupportedTypes />
        <How />
        <Demo />
        <Features />
        <Prompts />
        <Proof />
        <Pricing join={join} />
        <Security />
        <Faq />
        <Testimonials join={join} />
      </main>
      <LandingFooter join={join} />
      <FloatingCta join={join} />
    </LandingWordsContext>
  );
}
