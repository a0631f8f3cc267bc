import { ChevronRight, Minimize2 } from 'lucide-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { nodeKinds, toNodeKind, toNodeLook } from '#contract/board/kinds/index.ts';
import { offerIn } from '#contract/offers/offer-in.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { hasResult } from '../../chat/result/use-viewing.ts';
import { useReaderWidth } from '../../sources/reader/reader-width.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { kindColours, KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useEvidence, useIsKept, useNode } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { Conversation, TalkPicker } from '../../node-views/conversation/ConversationView.tsx';
import type { NodeViewComponent } from '../../node-views/node-view.ts';
import { nodeViews } from '../../node-views/index.ts';
import { NoteResult } from '../../node-views/note/lazy-note-result.ts';
import { TitleField } from '../../node-views/typing/TitleField.tsx';
import { OfferSheet } from '../../node-views/offer/lazy-offer.ts';
import { focusCard } from '../../board-context/focus-card.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { useSheetFocus } from '../../ui/use-sheet-focus.ts';

/** One node over the whole board; the card of an offer and the result of a recipe have views of their own. */
export function FullView({ panel }: { panel: Panel & { what: 'full' } }) {
  const node = useNode(panel.nodeId);
  if (!node) return null;
  if (offerIn(node.metadata) !== null) return <OfferSheet node={node} panel={panel} />;
  return hasResult(recipeIn(node.metadata)?.id) ? (
    <NoteResult node={node} panel={panel} />
  ) : (
    <WholeNode node={node} panel={panel} />
  );
}

/** A chat with room for its answers, a text with room to write. What is opened from it stands beside it. */
function WholeNode({ node, panel }: { node: BoardNode; panel: Panel & { what: 'full' } }) {
  const t = useWords('actions');
  const engine = useEngine();
  const panels = usePanels();
  const isKept = useIsKept(panel.nodeId);
  const evidence = useEvidence();
  const readerWidth = useReaderWidth();
  const sheet = useRef<HTMLElement>(null);
  const close = () => panels.close(panel);
  useSheetFocus(sheet, close, () => focusCard({ editor: engine.editor, engine }, panel.nodeId));
  useEffect(() => {
    const element = sheet.current;
    const press = (event: KeyboardEvent) => {
      const isField = event.target !== element && isTypingWithin(event.target);
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.code === 'KeyF' && !isField && !isHeld && !event.isComposing) panels.close(panel);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [panels, panel]);
  const kind = toNodeKind(node.type, node.metadata);
  const Shown: NodeViewComponent = nodeViews[nodeKinds[kind].view];
  return (
    <section
      ref={sheet}
      data-full={node.id}
      role="dialog"
      aria-modal={evidence === null}
      tabIndex={-1}
      aria-label={node.title}
      className={classes(
        'absolute inset-0 z-(--z-panel) flex flex-col bg-board outline-none appear-dialog max-md:z-[calc(var(--z-nav)+1)]',
        evidence !== null && 'md:pr-[calc(var(--reader-width)+24px)]',
      )}
      style={{ '--reader-width': `${readerWidth}px` } as CSSProperties}
    >
      <header className="flex h-[54px] shrink-0 items-center gap-2.5 border-b border-line bg-surface px-3">
        <KindIcon kind={toNodeLook(node.type, node.metadata)} />
        {kind === 'ai-chat' ? (
          <div className="flex min-w-0 grow items-center gap-1">
            <h2 className="min-w-0 truncate text-read font-[650]">{node.title}</h2>
            <ChevronRight size={15} aria-hidden="true" className="shrink-0 text-ink-4" />
            <TalkPicker nodeId={node.id} />
          </div>
        ) : (
          <TitleField node={node} className="text-read font-[650]">
            <h2 className="truncate">{node.title}</h2>
          </TitleField>
        )}
        <IconButton
          size="lg"
          label={t('leaveFull')}
          hint="Esc"
          icon={<Minimize2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={close}
        />
      </header>
      {kind === 'ai-chat' ? (
        <div className="mx-auto flex min-h-0 w-full max-w-[880px] grow flex-col bg-surface">
          {isKept && <Conversation nodeId={node.id} variant="full" />}
        </div>
      ) : (
        <div className="min-h-0 grow p-3 md:p-8">
          <article
            data-kind={kind}
            data-selected
            style={kindColours(toNodeLook(node.type, node.metadata))}
            className="mx-auto h-full max-w-[880px] overflow-hidden rounded-card bg-surface shadow-card"
          >
            <Shown node={node} isSelected isFull />
          </article>
        </div>
      )}
    </section>
  );
}

const isTypingWithin = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
