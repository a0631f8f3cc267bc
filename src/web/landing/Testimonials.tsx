import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { Closing } from './Closing.tsx';
import { testimonials } from './content.ts';
import type { Join } from './join.ts';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

const tints = ['var(--peer-2)', 'var(--peer-1)', 'var(--peer-4)'] as const;

/** What creators say, each under a name and the label Creator; then the last call. */
export function Testimonials({ join }: { join: Join }) {
  const { words, language } = useLandingWords();
  return (
    <Section id="testimonials" ground="paper" className="md:pb-20">
      <Reveal>
        <SectionTitle id="testimonials-title" lines={[words.testimonialsTitle]} />
      </Reveal>
      <Reveal className="mt-8 grid gap-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-[1.25fr_1fr_1fr]">
        {testimonials[language].map(({ name, text, isSample }, index) => (
          <figure
            key={name}
            data-tilt="4"
            className="flex flex-col rounded-[20px] border border-line bg-surface p-6 sm:p-7"
          >
            <blockquote
              className={classes(
                'mb-6 text-[17px] leading-[29px] tracking-[-0.012em]',
                index === 0 && 'lg:text-[22px] lg:leading-[35px] lg:font-semibold lg:tracking-[-0.022em]',
              )}
            >
              {text}
            </blockquote>
            <figcaption className="mt-auto flex items-center gap-3">
              <span
                aria-hidden="true"
                style={{ background: tints[index % tints.length] }}
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-base font-[650] text-white"
              >
                {language === 'ko' ? name.slice(1, 2) : name.slice(0, 1)}
              </span>
              <span>
                <b className="block font-[650]">{name}</b>
                <span className="text-sm text-ink-3">{words.testimonialLabel}</span>
              </span>
              {isSample && (
                <Badge tone="warn" className="ml-auto">
                  {words.testimonialSample}
                </Badge>
              )}
            </figcaption>
          </figure>
        ))}
      </Reveal>
      <Closing join={join} />
    </Section>
  );
}
