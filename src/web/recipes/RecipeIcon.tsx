import {
  AtSign,
  BadgeCheck,
  BookOpenText,
  Captions,
  ChartNoAxesGantt,
  Clapperboard,
  FileText,
  Handshake,
  ListVideo,
  Mail,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  ScanEye,
  Search,
  Sparkles,
  Terminal,
  type LucideIcon,
} from 'lucide-react';
import { BOARD_PLAN } from '#contract/recipes/chosen.ts';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { classes } from '../ui/classes.ts';

const icons: Partial<Record<RecipeId | string, LucideIcon>> = {
  'reference-analysis': Search,
  'structure-xray': ChartNoAxesGantt,
  'beat-sheet': ListVideo,
  'long-script': Clapperboard,
  'short-script': Captions,
  'description-pack': FileText,
  'sponsor-brief': BadgeCheck,
  'sponsor-reply': Handshake,
  'blog-post': BookOpenText,
  'community-post': MessagesSquare,
  newsletter: Newspaper,
  thread: AtSign,
  'comment-replies': MessageCircle,
  prompt: Terminal,
  [BOARD_PLAN]: ScanEye,
  mail: Mail,
};

const plates = { sm: 'size-7 rounded-[7px]', md: 'size-9 rounded-[9px]' } as const;

export function RecipeIcon({ id, size = 'md' }: { id: RecipeId; size?: keyof typeof plates }) {
  const Icon = icons[id] ?? Sparkles;
  return (
    <span
      className={classes(
        'inline-flex shrink-0 items-center justify-center bg-k-ai-chat-soft text-k-ai-chat-ink',
        plates[size],
      )}
    >
      <Icon size={size === 'sm' ? 15 : 18} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
