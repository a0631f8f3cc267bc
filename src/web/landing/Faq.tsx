import { Minus, Plus } from 'lucide-react';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** Questions that open in place; the first stands open. Native elements, so that find-in-page reaches the answers. */
export function Faq() {
  const { words } = useLandingWords();
  return (
    <Section id="faq" ground="surface">
      <div className="grid gap-8 lg:grid-cols-[340px_1fr] lg:gap-[72px]">
        <Reveal>
          <SectionTitle id="faq-title" lines={words.faqTitle} />
        </Reveal>
        <div className="border-b border-line-2">
          {words.faq.map(([question, answer], index) => (
            <details key={question} name="faq" open={index === 0} className="group border-t border-line-2">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-5 text-[17px] leading-7 font-[650] tracking-[-0.016em] md:text-[18px] [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  size={18}
                  strokeWidth={1.75}
                  className="shrink-0 text-ink-3 group-open:hidden"
                  aria-hidden="true"
                />
                <Minus
                  size={18}
                  strokeWidth={1.75}
                  className="hidden shrink-0 text-ink-3 group-open:block"
                  aria-hidden="true"
                />
              </summary>
              <p className="max-w-[640px] pb-6 text-[16px] leading-7 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
