import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Conversation } from '../faces/conversation/ConversationFace.tsx';
import { useIsKept, useNode } from '../editor/hooks.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { useSheetFocus } from './use-sheet-focus.ts';

/** On phones a chat takes the whole board; sources that are opened from it come over it. */
export function PhoneChat({ nodeId, onClose }: { nodeId: string; onClose: () => void }) {
  const t = useWords('board');
  const node = useNode(nodeId);
  const isKept = useIsKept(nodeId);
  const sheet = useRef<HTMLElement>(null);
  useSheetFocus(sheet, onClose);
  if (!node) return null;
  return (
    <section
      ref={sheet}
      role="dialog"
      tabIndex={-1}
      aria-label={node.title}
      className="absolute inset-0 z-(--z-nav) flex flex-col bg-surface outline-none appear-dialog md:hidden"
    >
      <header className="flex h-[54px] shrink-0 items-center gap-1 border-b border-line px-1.5">
        <IconButton
          size="lg"
          label={t('closeChat')}
          icon={<ChevronDown size={22} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
        <h2 className="min-w-0 truncate text-read font-[650]">{node.title}</h2>
      </header>
      {isKept && <Conversation nodeId={nodeId} variant="full" />}
    </section>
  );
}
