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

export function RecipeIcon({ id }: { id: RecipeId }) {
  const Icon = icons[id] ?? Sparkles;
  return (
    <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-[9px] bg-k-ai-chat-soft text-k-ai-chat-ink">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
