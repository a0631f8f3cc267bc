import {
  Armchair,
  BookOpen,
  Car,
  Dumbbell,
  Gamepad2,
  GraduationCap,
  Headphones,
  Music,
  Palette,
  Pause,
  PawPrint,
  Plane,
  Play,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import { LANDING } from '#contract/limits.ts';
import { channels } from './content.ts';
import { useLandingWords } from './words.ts';

const icons: readonly LucideIcon[] = [
  Utensils,
  Plane,
  Headphones,
  Palette,
  GraduationCap,
  Dumbbell,
  PawPrint,
  Gamepad2,
  Armchair,
  Music,
  Car,
  BookOpen,
];

/** Twelve kinds of channels passing by in 18 seconds; they stand still under the pointer, at a press, and with reduced motion. */
export function Logos() {
  const { words } = useLandingWords();
  return (
    <section
      id="logos"
      aria-labelledby="logos-title"
      className="scroll-mt-16 border-y border-line bg-surface py-[34px]"
    >
      <div className="mb-5 flex items-center justify-center gap-2 px-4">
        <h2 id="logos-title" className="text-center text-sm font-medium text-ink-3">
          {words.channelsTitle}
        </h2>
        <button
          type="button"
          hidden
          data-marquee=""
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-[6px] text-ink-3 hover:bg-surface-3 hover:text-ink motion-reduce:hidden pointer-coarse:size-11"
        >
          <span data-when="moving">
            <Pause size={14} strokeWidth={2} aria-hidden="true" />
            <span className="sr-only">{words.channelsPause}</span>
          </span>
          <span data-when="still" hidden>
            <Play size={14} strokeWidth={2} aria-hidden="true" />
            <span className="sr-only">{words.channelsGoOn}</span>
          </span>
        </button>
      </div>
      <div className="overflow-hidden">
        <div style={{ animationDuration: `${LANDING.marqueeSec}s` }} className="channels flex w-max">
          <Channels />
          <Channels isCopy />
        </div>
      </div>
    </section>
  );
}

function Channels({ isCopy = false }: { isCopy?: boolean }) {
  const { language } = useLandingWords();
  return (
    <ul aria-hidden={isCopy || undefined} className="flex gap-[52px] pr-[52px] whitespace-nowrap">
      {channels[language].map((name, index) => {
        const Icon = icons[index] ?? Utensils;
        return (
          <li key={name} className="flex items-center gap-2.5 text-[17px] font-[650] tracking-[-0.015em] text-ink-2">
            <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
