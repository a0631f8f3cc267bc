import { Check, Copy } from 'lucide-react';
import { Badge } from '../ui/Badge.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** Every second part is a gap, which the copy shows in brackets. */
const isGap = (index: number) => index % 2 === 1;
export const promptText = (parts: readonly string[]): string =>
  parts.map((part, index) => (isGap(index) ? `[${part}]` : part)).join('');

/** Prompts to take along, on wood. */
export function Prompts() {
  const { words } = useLandingWords();
  return (
    <Section id="prompts" ground="wood">
      <Reveal>
        <SectionTitle id="prompts-title" lines={[words.promptsTitle]} />
      </Reveal>
      <Reveal className="mt-8 lg:mt-14">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {words.prompts.map(([name, use, parts]) => (
            <li
              key={name}
              className="flex flex-col rounded-group border border-line bg-surface px-[22px] pt-[22px] pb-[18px]"
            >
              <div className="flex items-center justify-between gap-3">
                <h3 className="text-[17px] leading-[26px] font-bold tracking-[-0.015em]">{name}</h3>
                <Badge>{use}</Badge>
              </div>
              <p className="mt-2 mb-[18px] text-[15px] leading-[26px] text-ink-2">
                {parts.map((part, index) =>
                  isGap(index) ? (
                    <span
                      key={part}
                      className="inline-block rounded-chip bg-accent-soft px-1.5 leading-[22px] font-semibold text-accent-ink"
                    >
                      {part}
                    </span>
                  ) : (
                    part
                  ),
                )}
              </p>
              <CopyButton name={name} text={promptText(parts)} />
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}

/** Shown once scripts can serve it. */
function CopyButton({ name, text }: { name: string; text: string }) {
  const { words } = useLandingWords();
  return (
    <button
      type="button"
      hidden
      data-copy={text}
      className={classes(buttonLook('secondary', 'sm'), 'mt-auto h-8 self-start pointer-coarse:h-11')}
    >
      <span data-when="idle" className="contents">
        <Copy size={14} strokeWidth={2} aria-hidden="true" />
        {words.copy}
        <span className="sr-only">: {name}</span>
      </span>
      <span aria-live="polite" className="contents">
        <span data-when="copied" hidden className="flex items-center gap-[5px]">
          <Check size={14} strokeWidth={2} aria-hidden="true" />
          {words.copied}
        </span>
        <span data-when="failed" hidden>
          {words.copyFailed}
        </span>
      </span>
    </button>
  );
}
