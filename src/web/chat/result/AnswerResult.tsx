import { Copy, NotebookPen } from 'lucide-react';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { answerNote } from '#contract/chat/answer-note.ts';
import type { ChatMessage, Citation } from '#contract/chat/chat.schema.ts';
import { marksIn, placedMarks } from '#contract/chat/citations.ts';
import { numberSources, withNumbers } from '#contract/chat/source-numbers.ts';
import { recipeIn, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { learnBeats, sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import { RecipeTools } from '../../recipes/RecipeTools.tsx';
import { speedIn } from '../../recipes/prompter/prompter-settings.ts';
import { wishOf } from '../../recipes/result/edit-wish.ts';
import { ResultMore } from '../../recipes/result/ResultMore.tsx';
import { ResultView } from '../../recipes/result/ResultView.tsx';
import { toolsOf } from '../../recipes/tools.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { KeepAnswer } from '../answer/AnswerActions.tsx';
import { withoutOpenMark } from '../answer/answer-parts.ts';
import { copiedAnswer } from '../answer/copied-answer.ts';
import { useCopy } from '../answer/use-copy.ts';
import { useChatContext } from '../context/ContextBar.tsx';
import { settledMessages } from '../conversation.ts';
import { referencesOf, verifiedCount, type Reference } from '../evidence/references.ts';
import type { ShownEvidence } from '../evidence/use-marks.tsx';
import type { Chat } from '../use-chat.ts';
import { usePassagesBelow } from '../worksheet/use-passages-below.tsx';
import { withDraft, worksheetKeyOf } from '../worksheet/worksheet-draft.ts';
import { madeSources, type NodeOf } from './made-sources.ts';
import { useResultWords } from './use-result-words.tsx';
import type { Viewed } from './use-viewing.ts';

export interface AnswerResultProps {
  chat: Chat;
  /** The chat node; null for the project's own chat. */
  nodeId: string | null;
  viewed: Viewed;
  wiredKey: string;
  onKeepAnswer: KeepAnswer | undefined;
  /** A node of the board around the chat; absent where there is none. */
  nodeOf?: NodeOf;
  /** The evidence that is shown beside; its chip is filled. */
  shownEvidence: ShownEvidence | null;
  onOpenEvidence: (citation: Citation) => void;
  onClose: () => void;
}

/** The full view of an answer that a recipe makes: it opens over the board, also while the answer is being written. */
export function AnswerResult(props: AnswerResultProps) {
  const around = props.nodeId === null ? null : document.querySelector('.board');
  return createPortal(<Opened {...props} />, around ?? document.body);
}

const NOTHING: ChatMessage['metadata'] = {};

function Opened(props: AnswerResultProps) {
  const { chat, nodeId, viewed: given, wiredKey, onKeepAnswer, nodeOf, shownEvidence, onOpenEvidence, onClose } = props;
  const { language } = useLanguage();
  const taken = useDraft(worksheetKeyOf(given.kept?.id ?? ''));
  const viewed: Viewed = given.kept ? { ...given, kept: withDraft(given.kept, taken.text) } : given;
  const { live, kept } = viewed;
  const isWriting = live !== null || kept.status === 'running';
  const text = live ? withoutOpenMark(live.text) : kept.messageText;
  const metadata = kept?.metadata ?? NOTHING;
  const { place, conversationId } = chat;
  const named = live?.mentions.map((one) => one.nodeId) ?? [];
  const context = useChatContext({ place, nodeId, wiredKey, conversationId, isWanted: isWriting, named });
  const read = kept?.receipt?.context ?? context.data?.context ?? [];
  const asked = useMemo(() => (live ? live.recipe : recipeIn(metadata)), [live, metadata]);
  const beats = live && nodeOf ? read.flatMap((one) => sheetOfNode(nodeOf(one.nodeId))) : [];
  const beatsKey = JSON.stringify(beats);
  const made = useMemo(
    () => withBeats(asked ?? { id: '', values: {} }, JSON.parse(beatsKey) as typeof beats),
    [asked, beatsKey],
  );
  const settled = settledMessages(chat.conversation);
  const numbers = useMemo(() => numberSources(settled), [settled]);
  const references = useMemo(
    () => (kept && kept.status !== 'running' ? referencesOf(kept, language, numbers) : NO_REFERENCES),
    [kept, language, numbers],
  );
  const open = (citation: Citation) => {
    // A note is shown on its card, and the reader of a project stands where this view is.
    if (nodeId === null || citation.kind === 'text') onClose();
    onOpenEvidence(citation);
  };
  const { words, marks } = useResultWords({ references, shown: shownEvidence, onOpen: open, isWriting });
  const below = usePassagesBelow({
    text,
    metadata,
    marks,
    onChange: isWriting
      ? null
      : (changed) => (changed.text === given.kept?.messageText ? taken.clear() : taken.type(JSON.stringify(changed))),
  });
  const question = kept && settled.find(({ id }) => id === kept.parentId)?.messageText;
  const note = kept
    ? () => answerNote({ ...kept, citations: withNumbers(kept.citations, numbers) }, question ?? '')
    : null;
  const edit = onKeepAnswer?.edit;
  const recipe = findKind(made.id);
  const topic = made.values['topic'] ?? made.values['task'];
  return (
    <ResultView
      name={[topic, recipe?.name[language]].filter((part) => part !== undefined && part !== '').join(' · ')}
      made={made}
      metadata={metadata}
      text={text}
      status={isWriting ? 'writing' : statusOf(kept)}
      clock={clockOf(viewed)}
      sources={madeSources(read.filter(isRead), isWriting ? null : citedIn(text, references), open, nodeOf)}
      citedSoFar={isWriting ? placedMarks(text).length : null}
      quotes={kept && !isWriting ? quotesOf(kept) : null}
      words={words}
      below={below}
      edits={
        note && edit && !isWriting
          ? {
              open: null,
              begin(place) {
                onClose();
                edit(note(), wishOf(text, place));
              },
            }
          : null
      }
      more={!isWriting && <ResultMore text={text} made={made} metadata={metadata} />}
      foot={
        <Foot
          {...{ text, made, references }}
          onKeep={note && onKeepAnswer && !kept?.holdsNothing ? () => onKeepAnswer.keep(note()) : null}
        />
      }
      isBeside={shownEvidence !== null && nodeId !== null}
      isOverPage={nodeId === null}
      onStop={chat.stop}
      onClose={onClose}
    />
  );
}

/** What a worksheet offers, and does not say, is not cited. */
const citedIn = (text: string, references: readonly Reference[]): Reference[] => {
  const marks = new Set(marksIn(text));
  return references.filter(({ mark }) => marks.has(mark));
};

const NO_REFERENCES: readonly Reference[] = [];

const isRead = ({ share }: { share: string }): boolean => share !== 'off' && share !== 'title-only';

const sheetOfNode = (node: ReturnType<NodeOf>) => (node && sheetOf(node)) ?? [];

const withBeats = (made: ChosenRecipe, beats: ReturnType<typeof sheetOfNode>): ChosenRecipe =>
  findKind(made.id)?.isSpoken && beats.length > 0
    ? { ...made, values: learnBeats(made.values, { sources: [], keywords: [], beats }) }
    : made;

const statusOf = ({ status }: ChatMessage) => (status === 'stopped' || status === 'failed' ? status : 'done');

function clockOf({ live, kept }: Viewed) {
  if (live) return live.askedAt === null ? null : { sinceMs: live.askedAt };
  return kept.receipt && kept.receipt.tookMs >= 1_000 ? { tookMs: kept.receipt.tookMs } : null;
}

/** Its numbers count, where nothing is put in quotation marks. */
function quotesOf(kept: ChatMessage) {
  const cited = new Set(marksIn(kept.messageText));
  return verifiedCount({ ...kept, citations: kept.citations.filter(({ mark }) => cited.has(mark)) });
}

interface FootProps {
  text: string;
  made: ChosenRecipe;
  references: readonly Reference[];
  onKeep: (() => void) | null;
}

/** What is done with a finished answer. */
function Foot({ text, made, references, onKeep }: FootProps) {
  const t = useWords('making');
  const chat = useWords('chat');
  const { language } = useLanguage();
  const copy = useCopy(() => copiedAnswer(text, references, chat('sources')));
  return (
    <div className="@container/bar flex flex-wrap items-center gap-1.5">
      <RecipeTools
        title={String(made.values['task'] ?? findKind(made.id)?.name[language] ?? '')}
        text={text}
        tools={toolsOf(made.id)}
        speed={speedIn(made.values)}
        references={noReferences}
      />
      <span className="ml-auto flex items-center gap-1.5">
        <Button className="max-md:h-11" icon={<Copy size={15} aria-hidden="true" />} onClick={copy}>
          {t('copy')}
        </Button>
        {onKeep && (
          <Button
            variant="primary"
            className="max-md:h-11"
            icon={<NotebookPen size={15} aria-hidden="true" />}
            onClick={onKeep}
          >
            {t('keep')}
          </Button>
        )}
      </span>
    </div>
  );
}

/** What stands on the board is known to its notes only. */
const noReferences = () => [];
