import { Globe } from 'lucide-react';
import { useWords } from '../../words/index.ts';

/** Over the conversation while the next question goes to the web: what is wired stays where it is. */
export function WebSearchBar() {
  const t = useWords('chat');
  return (
    <div
      role="status"
      className="flex min-h-[42px] shrink-0 items-center gap-2 border-b border-line bg-note-soft px-[calc(14px+var(--chat-side,0px))] py-1 text-sm text-note"
    >
      <Globe size={14} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0">{t('contextOfWebSearch')}</span>
    </div>
  );
}
