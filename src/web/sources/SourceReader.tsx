import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { sources } from '#contract/sources/index.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { isMissing } from '../lib/api.ts';
import { classes } from '../ui/classes.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { ChapterList } from './ChapterList.tsx';
import { beforeCited, isSaidAt } from './cited-second.ts';
import { LeftOutNote } from './LeftOutNote.tsx';
import { PassageList } from './PassageList.tsx';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { RefreshBar, useRevision } from './ReaderRefresh.tsx';
import { ChangesOf, useChanges } from './reader-changes.tsx';
import { FileNote } from './reader/FileNote.tsx';
import { OlderCopies } from './reader/OlderCopies.tsx';
import { FindInSource } from './reader/FindInSource.tsx';
import { NoteForAi, type NoteInteractions } from './reader/NoteForAi.tsx';
import { ReaderHeader } from './reader/ReaderHeader.tsx';
import { useFocusWhileOpen } from './reader/use-focus-while-open.ts';
import { useReaderKeys } from './reader/use-reader-keys.ts';
import { readerWidth, useReaderWidth } from './reader/reader-width.ts';
import { SelectionMenu, type QuotationInteractions } from './reader/SelectionMenu.tsx';
import { WidthGrip } from '../ui/WidthGrip.tsx';
import { idOf, readingOf, type SourceOf } from './source-of.ts';
import { VideoFrame } from './VideoFrame.tsx';

/** How soon a source that is still being read is asked for again. */
const READ_AGAIN_MS = 2_000;

const isBeingRead = (view: SourceView | undefined): boolean =>
  view?.status === 'queued' || view?.status === 'processing';

/** A player of the source that stands outside the reader. */
export interface OtherPlayer {
  playFrom: (seconds: number) => void;
  nowSec: number | null;
}

type SourceReaderProps = SourceOf & {
  /** The passage to show; null shows the source from its beginning. */
  passageId: string | null;
  /** The words to mark within the passage. */
  quote?: string | null;
  /** Another one whenever the same passage is asked for anew: it is brought into sight again. */
  asked?: unknown;
  /** The second of the video to play from; null plays the passage from its beginning. */
  startSec?: number | null;
  /** Fills the height beside a page that scrolls, not the part of the screen it stands in. */
  isOverPage?: boolean;
  /** It takes no focus, and nothing plays by itself. */
  isQuiet?: boolean;
  /** What plays it elsewhere; without it the reader has a player of its own. */
  player?: OtherPlayer | null;
  /** Shows what has changed since the source had this text (its hash), or since the reading before the last ('last'). */
  changesSince?: string | null;
  /** Offers to read it again, to bring words for it, and to write the note of a file. */
  mayEdit?: boolean;
  /** Another one whenever the source may have been read again. */
  revision?: string;
  /** Its width can be dragged, and is kept. */
  isResizable?: boolean;
  /** What can be done with selected words beside copying them. */
  ask?: QuotationInteractions['ask'];
  quoteToNote?: QuotationInteractions['quote'];
  comment?: QuotationInteractions['comment'];
  /** The note for the AI of a node on the open board; that of a file comes with it. */
  note?: NoteInteractions;
  onClose: () => void;
};

/**
 * What was read of a source, beside the board (from below on phones): its passages with their places, the cited one in
 * sight.
 */
export function SourceReader(props: SourceReaderProps) {
  const { passageId, quote = null, startSec = null, isOverPage = false, isQuiet = false, onClose } = props;
  const { isResizable = false, player = null, note, ask = null, quoteToNote = null, comment = null, asked } = props;
  const { changesSince = null, mayEdit = false, revision = '' } = props;
  const t = useWords('sources');
  const panel = useRef<HTMLElement>(null);
  const area = useRef<HTMLElement>(null);
  const widthPx = useReaderWidth();
  const [isFinding, setFinding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);
  const of: SourceOf = props.fileId === undefined ? { nodeId: props.nodeId } : { fileId: props.fileId };
  const kept = readingOf(of);
  const source = useQuery({
    ...kept,
    staleTime: 0,
    refetchInterval: (query) => (isBeingRead(query.state.data) ? READ_AGAIN_MS : false),
  });
  useRevision(revision, kept.queryKey);
  const changes = useChanges(of, changesSince);
  useFocusWhileOpen(panel, idOf(of), passageId, isQuiet);
  const view = source.data;
  const find = () => {
    setFinding(true);
    findField.current?.select();
  };
  useReaderKeys(panel, area, {
    find: view && !changes.isShown ? find : null,
    leave: () => (isFinding ? closeFind() : onClose()),
  });
  const closeFind = () => {
    setFinding(false);
    area.current?.focus({ preventScroll: true });
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('reader')}
      data-sheet
      data-reader={idOf(of)}
      style={{ '--reader-width': `${isResizable ? widthPx : readerWidth.limits.start}px` } as CSSProperties}
      className={classes(
        'fixed inset-0 z-(--z-overlay) flex flex-col overflow-hidden bg-raised shadow-pop outline-none appear-dialog',
        'max-md:pt-[env(safe-area-inset-top)] max-md:pb-[env(safe-area-inset-bottom)]',
        'md:inset-x-auto md:right-3 md:bottom-3 md:w-(--reader-width) md:max-w-[calc(100%-24px)] md:rounded-card',
        isOverPage ? 'md:top-[calc(var(--h-nav)+12px)]' : 'md:absolute md:top-3 md:z-(--z-panel)',
      )}
    >
      {isResizable && <WidthGrip width={readerWidth} label={t('width')} />}
      <ReaderHeader of={of} view={view} editKey={mayEdit ? kept.queryKey : null} onFind={find} onClose={onClose} />
      {view?.refresh && (
        <RefreshBar
          refresh={view.refresh}
          isShowingChanges={changes.isShown}
          onShowChanges={() => changes.show('last')}
        />
      )}
      {view && <OlderCopies of={of} view={view} />}
      {view && !changes.isShown && isFinding && <FindInSource field={findField} area={area} onClose={closeFind} />}
      {note && <NoteForAi key={props.nodeId} draftKey={`note-for-ai:${props.nodeId ?? ''}`} {...note} />}
      {view && of.fileId !== undefined && (
        <FileNote key={of.fileId} fileId={of.fileId} note={view.note} mayEdit={mayEdit} queryKey={kept.queryKey} />
      )}
      {source.isPending && <Loading />}
      {source.error && isMissing(source.error) && <State title={t('gone')} text={t('goneText')} />}
      {source.error && !isMissing(source.error) && (
        <div className="p-4">
          <ErrorView error={source.error} title={t('loadFailed')} onRetry={() => void source.refetch()} />
        </div>
      )}
      {view && changes.isShown && (
        <ChangesOf source={of} since={changes.since} revision={view.fetchedAt} onBack={() => changes.show(null)} />
      )}
      {view && !changes.isShown && (
        <Body
          key={view.id}
          view={view}
          area={area}
          passageId={passageId}
          quote={quote}
          asked={asked}
          startSec={startSec}
          isQuiet={isQuiet}
          player={player}
          selection={{ ask, quote: quoteToNote, comment }}
        />
      )}
    </aside>
  );
}

interface BodyProps {
  view: SourceView;
  passageId: string | null;
  quote: string | null;
  asked: unknown;
  startSec: number | null;
  isQuiet: boolean;
  player: OtherPlayer | null;
  area: RefObject<HTMLElement | null>;
  selection: QuotationInteractions;
}

function Body(props: BodyProps) {
  const { view, area, selection, passageId, quote, startSec: citedSec, isQuiet, player } = props;
  const t = useWords('sources');
  const cited = view.passages.find((passage) => passage.id === passageId);
  const meant =
    passageId ?? view.passages.find((passage) => citedSec !== null && isSaidAt(passage, citedSec))?.id ?? null;
  const shown = `${passageId} ${citedSec}`;
  const [chosen, setChosen] = useState<{ instead: string; startSec: number } | null>(null);
  const videoId = view.url ? videoIdOf(view.url) : null;
  const picked = chosen?.instead === shown ? chosen.startSec : null;
  const startSec = picked ?? beforeCited(citedSec ?? cited?.startSec ?? 0);
  const isAsked = picked !== null || ((passageId !== null || citedSec !== null) && !isQuiet);
  const { recording } = view;
  const [nowSec, setNowSec] = useState<number | null>(null);
  const playHere = (seconds: number) => setChosen({ instead: shown, startSec: seconds });
  const playFrom = videoId || recording ? (player?.playFrom ?? playHere) : null;
  const play = playFrom && ((seconds: number) => playFrom(beforeCited(seconds)));
  return (
    <>
      {!player && videoId && (
        <VideoFrame
          videoId={videoId}
          title={view.title ?? ''}
          startSec={startSec}
          plays={isAsked}
          className="aspect-video max-h-[38dvh] min-h-20"
        />
      )}
      {!player && !videoId && recording && (
        <RecordingPlayer
          recording={recording}
          title={view.title ?? ''}
          startSec={startSec}
          plays={isAsked}
          onTime={setNowSec}
        />
      )}
      {view.chapters && <ChapterList key={view.chapters.by} chapters={view.chapters} onPlay={playFrom} />}
      <section
        ref={area}
        className="min-h-32 grow overflow-y-auto overscroll-contain"
        tabIndex={0}
        aria-label={t(videoId || recording ? 'transcript' : 'reader')}
      >
        {view.unreadPages > 0 && <Remark>{t('unreadPages', { count: view.unreadPages })}</Remark>}
        {view.status === 'partial' && view.unreadPages === 0 && !view.wordless && (
          <Remark>{t(view.url === null ? 'partialFile' : 'partial')}</Remark>
        )}
        {view.leftOut && (
          <Remark>
            <LeftOutNote leftOut={view.leftOut} />
          </Remark>
        )}
        {passageId !== null && !cited && view.passages.length > 0 && <Remark>{t('passageGone')}</Remark>}
        {view.passages.length > 0 ? (
          <PassageList
            area={area}
            asked={props.asked}
            passages={view.passages}
            passageId={meant}
            quote={quote}
            onPlay={play}
            {...(recording && { nowSec: player ? player.nowSec : nowSec })}
          />
        ) : isBeingRead(view) ? (
          <State title={t('processing')} text={t('processingText')} />
        ) : view.status === 'failed' ? (
          <State title={t('failed')} text={t('failedText')} />
        ) : (
          <State title={t('empty')} text={t('emptyText')} />
        )}
      </section>
      <SelectionMenu view={view} area={area} {...selection} />
    </>
  );
}

const Remark = ({ children }: { children: ReactNode }) => (
  <p className="mx-4 mt-3 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">{children}</p>
);

function State({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex grow flex-col items-center px-8 py-14 text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3 text-ink-2">
        <FileQuestion size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <b className="text-h3 font-[650]">{title}</b>
      <p className="balance mt-1 text-ink-2">{text}</p>
    </div>
  );
}

function Loading() {
  const t = useWords('sources');
  return (
    <Waiting label={t('loading')} className="flex flex-col gap-3 p-5">
      {[92, 84, 96, 60, 88, 72].map((width) => (
        <Skeleton key={width} className="h-3.5" style={{ width: `${width}%` }} />
      ))}
    </Waiting>
  );
}

const videoIdOf = (url: string): string | null => {
  const verdict = sources.youtube.readLink(url);
  return verdict.ok ? verdict.value.id : null;
};
