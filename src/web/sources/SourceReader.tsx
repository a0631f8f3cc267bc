import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileQuestion, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { sources } from '#contract/sources/index.ts';
import { sourcesApi, type SourceView } from '#contract/sources/sources.api.ts';
import { isMissing } from '../lib/api.ts';
import { relativeTime } from '../lib/dates.ts';
import { reading } from '../lib/query.ts';
import { classes } from '../ui/classes.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { ChapterList } from './ChapterList.tsx';
import { PassageList } from './PassageList.tsx';
import { VideoFrame } from './VideoFrame.tsx';

/** A cited moment is played from a little before it. */
const LEAD_SEC = 2;

/** How soon a source that is still being read is asked for again. */
const READ_AGAIN_MS = 2_000;

const isBeingRead = (view: SourceView | undefined): boolean =>
  view?.status === 'queued' || view?.status === 'processing';

/** Whose source is read: a node's on the board, or a stored file's. */
type SourceOf = { nodeId: string; fileId?: undefined } | { fileId: string; nodeId?: undefined };

const readingOf = ({ nodeId, fileId }: SourceOf) =>
  fileId === undefined
    ? reading(sourcesApi.readSource, { params: { nodeId } })
    : reading(projectsApi.readFileSource, { params: { fileId } });

type SourceReaderProps = SourceOf & {
  /** The passage to show; null shows the source from its beginning. */
  passageId: string | null;
  /** The words to mark within the passage. */
  quote?: string | null;
  /** The second of the video to play from; null plays the passage from its beginning. */
  startSec?: number | null;
  /** Fills the height beside a page that scrolls, not the part of the screen it stands in. */
  isOverPage?: boolean;
  /** It takes no focus, and nothing plays by itself. */
  isQuiet?: boolean;
  onClose: () => void;
};

/**
 * What was read of a source, beside the board (from below on phones): its passages with their places, the cited one in
 * sight.
 */
export function SourceReader(props: SourceReaderProps) {
  const { passageId, quote = null, startSec = null, isOverPage = false, isQuiet = false, onClose } = props;
  const t = useWords('sources');
  const panel = useRef<HTMLElement>(null);
  const source = useQuery({
    ...readingOf(props),
    refetchInterval: (query) => (isBeingRead(query.state.data) ? READ_AGAIN_MS : false),
  });
  useFocusWhileOpen(panel, props.nodeId ?? props.fileId ?? '', passageId, isQuiet);
  useEffect(() => {
    const element = panel.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', leave);
    document.addEventListener('keydown', leave);
    return () => {
      element?.removeEventListener('keydown', leave);
      document.removeEventListener('keydown', leave);
    };
  }, [onClose]);
  const view = source.data;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('reader')}
      className={classes(
        'fixed inset-x-0 bottom-0 z-(--z-overlay) flex h-[82dvh] flex-col overflow-hidden rounded-t-[20px] bg-raised shadow-pop outline-none appear-dialog',
        'md:inset-x-auto md:right-3 md:bottom-3 md:h-auto md:w-[400px] md:rounded-card',
        isOverPage ? 'md:top-[calc(var(--h-nav)+12px)]' : 'md:absolute md:top-3 md:z-(--z-panel)',
      )}
    >
      <Header view={view} onClose={onClose} />
      {source.isPending && <Loading />}
      {source.error && isMissing(source.error) && <State title={t('gone')} text={t('goneText')} />}
      {source.error && !isMissing(source.error) && (
        <div className="p-4">
          <ErrorView error={source.error} title={t('loadFailed')} onRetry={() => void source.refetch()} />
        </div>
      )}
      {view && (
        <Body key={view.id} view={view} passageId={passageId} quote={quote} startSec={startSec} isQuiet={isQuiet} />
      )}
    </aside>
  );
}

function Header({ view, onClose }: { view: SourceView | undefined; onClose: () => void }) {
  const t = useWords('sources');
  const common = useWords('common');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const facts =
    view &&
    [
      view.fetchedAt && t('fetchedAt', { date: relativeTime(view.fetchedAt, nowMs, language, common('justNow')) }),
      view.language && languageName(view.language, language),
      view.captions && t(`captionsBy.${view.captions}`),
      view.passages.length > 0 && t('passageCount', { count: view.passages.length }),
    ].filter(Boolean);
  return (
    <header className="flex shrink-0 items-start gap-1 border-b border-line py-2.5 pr-2 pl-4">
      <div className="min-w-0 grow py-1">
        <h2 className="line-clamp-2 text-base font-[650] text-ink">{view?.title || t('reader')}</h2>
        {facts && facts.length > 0 && <p className="mt-0.5 text-xs text-ink-3">{facts.join(' · ')}</p>}
      </div>
      {view?.url && /^https?:/i.test(view.url) && (
        <a
          href={view.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t('openOriginal')}
          title={new URL(view.url).host}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-surface-3 hover:text-ink max-md:size-11"
        >
          <ExternalLink size={17} strokeWidth={1.75} aria-hidden="true" />
        </a>
      )}
      <IconButton
        label={t('close')}
        hint="Esc"
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onClose}
        className="max-md:size-11"
      />
    </header>
  );
}

interface BodyProps {
  view: SourceView;
  passageId: string | null;
  quote: string | null;
  startSec: number | null;
  isQuiet: boolean;
}

function Body({ view, passageId, quote, startSec: citedSec, isQuiet }: BodyProps) {
  const t = useWords('sources');
  const cited = view.passages.find((passage) => passage.id === passageId);
  const shown = `${passageId} ${citedSec}`;
  const [chosen, setChosen] = useState<{ instead: string; startSec: number } | null>(null);
  const videoId = view.url ? videoIdOf(view.url) : null;
  const picked = chosen?.instead === shown ? chosen.startSec : null;
  const startSec = picked ?? Math.max(0, (citedSec ?? cited?.startSec ?? 0) - LEAD_SEC);
  const isAsked = picked !== null || (passageId !== null && !isQuiet);
  const playFrom = videoId ? (seconds: number) => setChosen({ instead: shown, startSec: seconds }) : null;
  const play = playFrom && ((seconds: number) => playFrom(Math.max(0, seconds - LEAD_SEC)));
  return (
    <>
      {videoId && <VideoFrame videoId={videoId} title={view.title ?? ''} startSec={startSec} plays={isAsked} />}
      {view.chapters && <ChapterList key={view.chapters.by} chapters={view.chapters} onPlay={playFrom} />}
      <section
        className="min-h-0 grow overflow-y-auto overscroll-contain"
        tabIndex={0}
        aria-label={t(videoId ? 'transcript' : 'reader')}
      >
        {view.status === 'partial' && <Remark>{t(view.url === null ? 'partialFile' : 'partial')}</Remark>}
        {passageId !== null && !cited && view.passages.length > 0 && <Remark>{t('passageGone')}</Remark>}
        {view.passages.length > 0 ? (
          <PassageList passages={view.passages} passageId={passageId} quote={quote} onPlay={play} />
        ) : isBeingRead(view) ? (
          <State title={t('processing')} text={t('processingText')} />
        ) : view.status === 'failed' ? (
          <State title={t('failed')} text={t('failedText')} />
        ) : (
          <State title={t('empty')} text={t('emptyText')} />
        )}
      </section>
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

function languageName(tag: string, shownIn: string): string {
  try {
    return new Intl.DisplayNames([shownIn], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Takes the focus when something is opened here, and gives it back to where it was when the panel closes. */
function useFocusWhileOpen(
  panel: React.RefObject<HTMLElement | null>,
  sourceId: string,
  passageId: string | null,
  isQuiet: boolean,
) {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const shown = `${sourceId} ${passageId}`;
  useEffect(() => {
    if (shown !== '' && !isQuiet) panel.current?.focus({ preventScroll: true });
  }, [panel, shown, isQuiet]);
}
