import { Maximize2, Minimize2, SquarePen } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { mayWrite } from '../../editor/rules/locking.ts';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { clampSize, shownSize } from '#contract/board/sizes.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Size } from '#contract/board/geometry.ts';
import { SIZE } from '#contract/limits.ts';
import { Markdown } from '../../chat/markdown/Markdown.tsx';
import type { MarkdownProps } from '../../chat/markdown/markdown-props.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import type { Editor } from '../../editor/editor.ts';
import type { NodeViewProps } from '../node-view.ts';
import { AnswerWords } from '../answer/lazy-words.ts';
import { TitleField } from '../typing/TitleField.tsx';
import { useContentFocus } from '../typing/use-asked-focus.ts';
import { usePinchThrough } from '../shared/use-pinch-through.ts';
import '../writing/notes.css';
import { tickAt } from '../../editor/note-text/tick.ts';
import { useIsQuoted, useQuoted } from '../writing/use-quoted.ts';
import { useAround } from '../../board-context/use-around.ts';
import { beginningOf } from './beginning.ts';
import { PossibleScript, RecipeBar } from './lazy-recipe.ts';
import { FoundDraft } from './FoundDraft.tsx';
import { NoteWriting } from './NoteWriting.tsx';
import { isOfferCard } from '../offer/is-offer-card.ts';
import { OfferNote } from '../offer/lazy-offer.ts';
import { useContentEditing } from './use-content.ts';

/** Below it there is no room for more than the tools and the field. */
const LOW_PX = 190;

/** A title and a text in Markdown; in the full view the title stands above it. What does not fit is offered to be expanded. */
export function TextNote({ node, isSelected, isFull = false }: NodeViewProps) {
  const t = useWords('nodeViews');
  const editor = useEditor();
  const editing = useContentEditing(node);
  const isOffer = isOfferCard(node);
  const { panels } = useAround();
  // The text of an offer is drawn from its record, which is edited field by field.
  const begin = isOffer ? () => panels?.open({ what: 'full', nodeId: node.id }) : editing.begin;
  useContentFocus(node.id, begin);
  const isCited = useIsQuoted(node.id);
  const root = usePinchThrough();
  const isExpanded = node.metadata['isExpanded'] === true;
  const mayEdit = mayWrite(editor, node);
  const bar = barOf(node);
  const edit = mayEdit && !editing.isEditing && (
    <IconButton
      size="sm"
      label={t('editContent')}
      icon={<SquarePen size={15} aria-hidden="true" />}
      onClick={begin}
      className={classes(
        'nodrag',
        !isSelected &&
          'opacity-0 group-hover/note:opacity-100 focus-visible:opacity-100 pointer-coarse:pointer-events-none',
      )}
    />
  );
  return (
    <div ref={root} className="group/note flex h-full flex-col">
      {isFull ? (
        <div className="flex h-10 shrink-0 items-center justify-end pr-2">{edit}</div>
      ) : (
        <header className="flex h-10 shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650] tracking-[-0.012em]">
          <KindIcon kind={toNodeLook(node.type, node.metadata)} />
          <TitleField node={node} />
          {edit}
          {mayEdit && isExpanded && (
            <IconButton
              size="sm"
              label={t('collapse')}
              icon={<Minimize2 size={15} aria-hidden="true" />}
              onClick={() => collapse(editor, node)}
              className="nodrag"
            />
          )}
        </header>
      )}
      {editing.isEditing ? (
        <NoteWriting editing={editing} isLow={shownSize(node).height < LOW_PX} />
      ) : (
        <>
          {isOffer && !isCited ? (
            <Suspense fallback={<div className="grow" />}>
              <OfferNote node={node} />
            </Suspense>
          ) : (
            <Content
              node={node}
              mayEdit={mayEdit}
              isWhole={isExpanded || isFull || !mayEdit}
              onEdit={begin}
              onExpand={() => expand(editor, node)}
              onTick={(itemStart) => tick(editor, node, itemStart)}
            />
          )}
          <FoundDraft editing={editing} />
          {bar && (
            <Suspense>
              {bar === 'recipe' ? (
                <RecipeBar node={node} mayEdit={mayEdit} />
              ) : (
                <PossibleScript node={node} mayEdit={mayEdit} />
              )}
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** Fewer letters are no script. */
const SHORT_TEXT = 40;

/** Which bar a note may have below it; null for a short one. */
function barOf({ content, metadata }: BoardNode): 'recipe' | 'script' | null {
  if (metadata['recipe'] !== undefined) return 'recipe';
  return content.length < SHORT_TEXT ? null : 'script';
}

interface ContentProps {
  node: BoardNode;
  mayEdit: boolean;
  /** It scrolls. So it does for viewers, who cannot expand a text. */
  isWhole: boolean;
  onEdit: () => void;
  onExpand: () => void;
  onTick: (itemStart: number) => void;
}

function Content({ node, mayEdit, isWhole, onEdit, onExpand, onTick }: ContentProps) {
  const t = useWords('nodeViews');
  const body = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(body, inner);
  const [from, to] = useQuoted(node, body) ?? [0, null];
  const scrolls = isWhole || to !== null;
  const whole = scrolls ? node.content : beginningOf(node.content, shownSize(node));
  const text = to === null ? whole : node.content.slice(from, to);
  return (
    <div
      className="relative flex min-h-0 grow flex-col"
      onDoubleClick={(event) => !isControl(event.target) && onEdit()}
    >
      <div
        ref={body}
        className={classes(
          'min-h-0 grow px-3 text-sm text-ink-2',
          scrolls ? 'nowheel scroll-fade overflow-y-auto overscroll-contain' : 'overflow-hidden pb-2.5',
        )}
      >
        <div ref={inner}>
          {node.content ? (
            <Words node={node} text={text} from={from} {...(mayEdit && { onTick })} />
          ) : (
            <p className="text-ink-3">{t(mayEdit ? 'emptyNote' : 'emptyAnswer')}</p>
          )}
        </div>
      </div>
      {overflows && !scrolls && (
        <div className="pointer-events-none absolute inset-x-0 -bottom-px flex h-[77px] items-end justify-center rounded-b-[11px] bg-linear-to-b from-transparent to-surface to-55% pb-2.5 pointer-coarse:pb-4">
          <Button
            size="sm"
            className="nodrag pointer-events-auto"
            icon={<Maximize2 size={13} aria-hidden="true" />}
            onClick={onExpand}
          >
            {t('expand')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface WordsProps extends Pick<ContentProps, 'node'>, Pick<MarkdownProps, 'text' | 'onTick'> {
  /** Where the shown part of the content begins. */
  from: number;
}

/** The text; of an answer that was kept as a note with the chips of its evidence. */
function Words({ node, text, from, onTick }: WordsProps) {
  const tickPart = onTick && { onTick: (start: number) => onTick(from + start) };
  const words = <Markdown text={text} className="note-words" {...tickPart} />;
  const { citations, pages, quotes } = node.metadata;
  if (!Array.isArray(citations ?? pages ?? quotes)) return words;
  return (
    <Suspense fallback={words}>
      <AnswerWords node={node} className="note-words" {...(onTick && { onTick })} />
    </Suspense>
  );
}

/** Check boxes, chips and links take presses for themselves. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('label, a, button') !== null;

/** Ticks or unticks the check box of a list item; nothing where the text has changed meanwhile. */
function tick(editor: Editor, { id, content: shown }: BoardNode, itemStart: number): void {
  const content = editor.node(id)?.content === shown ? tickAt(shown, itemStart) : null;
  if (content !== null) editor.commit([{ do: 'patch-node', id, patch: { content } }]);
}

/** Double the width, and the height of an expanded text; the size before is kept for the way back. */
function expand(editor: Editor, node: BoardNode): void {
  const doubled = clampSize('text', { width: shownSize(node).width * 2, height: SIZE.expandedTextHeight });
  editor.commit([
    { do: 'patch-node', id: node.id, patch: { size: doubled, metadata: { isExpanded: true, sizeBefore: node.size } } },
  ]);
}

function collapse(editor: Editor, node: BoardNode): void {
  const before = node.metadata['sizeBefore'];
  const restored = isSize(before) ? clampSize('text', before) : null;
  editor.commit([
    { do: 'patch-node', id: node.id, patch: { size: restored, metadata: { isExpanded: null, sizeBefore: null } } },
  ]);
}

const isSize = (value: unknown): value is Size =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  Number.isFinite(value.width) &&
  'height' in value &&
  Number.isFinite(value.height);

/** Whether what stands in the element is higher than the element, whatever changes one of them. */
function useOverflow(element: RefObject<HTMLElement | null>, inner: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const body = element.current;
    const content = inner.current;
    if (!body || !content) return;
    const observer = new ResizeObserver(() => setOverflows(body.scrollHeight > body.clientHeight + 1));
    observer.observe(body);
    observer.observe(content);
    return () => observer.disconnect();
  }, [element, inner]);
  return overflows;
}
