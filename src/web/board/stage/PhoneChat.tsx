import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Conversation, TalkPicker } from '../../node-views/conversation/ConversationView.tsx';
import type { Evidence } from '../../editor/editor.ts';
import { useEditor, useIsKept, useNode } from '../../board-context/hooks.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { useSheetFocus } from '../../ui/use-sheet-focus.ts';

const PinnedVideo = lazyComponent(() => withWords(['board', 'talk'], import('./PinnedVideo.tsx')), 'PinnedVideo');

/** On phones a chat takes the whole board. A cited video stands over the answer, other sources come over the chat. */
export function PhoneChat({ nodeId, onClose }: { nodeId: string; onClose: () => void }) {
  const t = useWords('board');
  const editor = useEditor();
  const [pinned, setPinned] = useState<Evidence | null>(null);
  const node = useNode(nodeId);
  const isKept = useIsKept(nodeId);
  const sheet = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  useSheetFocus(sheet, onClose);
  const within = useAboveKeyboard(sheet);
  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);
  if (!node) return null;
  const read = (moment: Evidence) => {
    setPinned(null);
    editor.openEvidence(moment);
  };
  return (
    <section
      ref={sheet}
      role="dialog"
      data-phone-sheet
      tabIndex={-1}
      aria-label={node.title}
      style={within}
      className="absolute inset-0 z-(--z-nav) flex flex-col bg-surface pb-[env(safe-area-inset-bottom)] outline-none appear-dialog md:hidden"
    >
      <header className="flex h-[54px] shrink-0 items-center gap-1 border-b border-line px-1.5">
        <IconButton
          size="lg"
          label={t('closeChat')}
          icon={<ChevronDown size={22} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
        <h2 className="max-w-[40%] shrink-0 truncate text-read font-[650]">{node.title}</h2>
        <div className="flex min-w-0 grow items-center justify-between">
          <TalkPicker nodeId={nodeId} />
        </div>
      </header>
      {pinned && (
        <Suspense>
          <PinnedVideo moment={pinned} onRead={() => read(pinned)} onClose={() => setPinned(null)} />
        </Suspense>
      )}
      {isKept && <Conversation nodeId={nodeId} variant="full" pinned={pinned} onPin={setPinned} />}
    </section>
  );
}
