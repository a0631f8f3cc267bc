import { NotebookPen } from 'lucide-react';
import { KindIcon, kindColours } from '../ui/KindIcon.tsx';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

const plates = ['youtube', 'website', 'text', 'file', 'instagram'] as const;

/** What a board takes, in five columns. */
export function SupportedTypes() {
  const { words } = useLandingWords();
  return (
    <Section id="supported-types" ground="paper" className="md:pb-[90px]">
      <Reveal>
        <SectionTitle id="supported-types-title" lines={[words.typesTitle]} />
      </Reveal>
      <Reveal className="mt-8 lg:mt-14">
        <ul className="grid border-y border-line-2 sm:grid-cols-2 lg:grid-cols-5">
          {words.types.map(([name, text], index) => {
            const kind = plates[index] ?? 'file';
            return (
              <li
                key={name}
                className="flex gap-4 px-1 py-5 not-first:border-t not-first:border-line sm:px-6 lg:block lg:pt-7 lg:pb-[30px] lg:not-first:border-t-0 lg:not-first:border-l"
              >
                {kind === 'text' ? (
                  <span
                    style={kindColours('text')}
                    className="inline-flex size-11 shrink-0 items-center justify-center rounded-[11px] bg-(--ks) text-(--ki)"
                  >
                    <NotebookPen size={22} strokeWidth={1.9} aria-hidden="true" />
                  </span>
                ) : (
                  <KindIcon kind={kind} size="xl" />
                )}
                <div>
                  <h3 className="text-[18px] leading-[26px] font-bold tracking-[-0.018em] lg:mt-[18px] lg:mb-1">
                    {name}
                  </h3>
                  <p className="text-[15px] leading-6 text-ink-2">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Reveal>
    </Section>
  );
}
