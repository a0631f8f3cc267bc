import {
  Globe,
  Hash,
  LockKeyhole,
  Megaphone,
  MessageCircle,
  Mic,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Badge } from '../ui/Badge.tsx';
import { kindColours } from '../ui/KindIcon.tsx';
import { Reveal } from './Reveal.tsx';
import { Section, SectionTitle } from './Section.tsx';
import { useLandingWords } from './words.ts';

/** In the order of the words: icon, plate, and whether the product does not do it yet. */
const rows: readonly { Icon: LucideIcon; kind: Parameters<typeof kindColours>[0]; isSoon?: true }[] = [
  { Icon: Mic, kind: 'ai' },
  { Icon: Globe, kind: 'website' },
  { Icon: Sparkles, kind: 'ai-chat' },
  { Icon: Megaphone, kind: 'file' },
  { Icon: MessageCircle, kind: 'sticky' },
  { Icon: Hash, kind: 'youtube' },
  { Icon: LockKeyhole, kind: 'group' },
  { Icon: Users, kind: 'text', isSoon: true },
];

/** Everything else, in two columns of rows. */
export function Features() {
  const { words } = useLandingWords();
  return (
    <Section id="features" ground="surface">
      <Reveal>
        <SectionTitle id="features-title" lines={[words.featuresTitle]} />
      </Reveal>
      <Reveal className="mt-8 lg:mt-14">
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {words.features.map(([name, text], index) => {
            const { Icon, kind, isSoon } = rows[index] ?? { Icon: Sparkles, kind: 'ai' as const };
            return (
              <li key={name} className="grid grid-cols-[44px_1fr] gap-[18px] border-t border-line-2 py-[26px]">
                <span
                  style={kindColours(kind)}
                  className="inline-flex size-11 items-center justify-center rounded-[11px] bg-(--ks) text-(--ki)"
                >
                  <Icon size={21} strokeWidth={1.8} aria-hidden="true" />
                </span>
                <div>
                  <h3 className="flex flex-wrap items-center gap-2 text-[18px] leading-[27px] font-bold tracking-[-0.016em]">
                    {name}
                    {isSoon && <Badge tone="warn">{words.inDevelopment}</Badge>}
                  </h3>
                  <p className="mt-[3px] text-[15.5px] leading-[26px] text-ink-2">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Reveal>
    </Section>
  );
}
