import { AudioLines, Play } from 'lucide-react';
import { useRef } from 'react';
import { formatMoment } from '#contract/base/time.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { shownSize } from '#contract/board/sizes.ts';
import { recordingOf, type Recording } from '#contract/sources/recording.ts';
import { wordlessReasons } from '#contract/sources/wordless.ts';
import { fileSize } from '../../lib/file-size.ts';
import { RecordingPlayer } from '../../sources/RecordingPlayer.tsx';
import { classes } from '../../ui/classes.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor, usePlayed } from '../../board-context/hooks.ts';
import { ActionLink, CardActions, ReadAction } from '../shared/CardActions.tsx';
import type { NodeViewProps } from '../node-view.ts';
import { fileFact, numberFact } from '../../editor/facts.ts';
import { BringWords } from '../link/BringWords.tsx';
import { Refreshed } from '../shared/Refreshed.tsx';
import { RetryReading } from '../shared/Problem.tsx';
import { Scrolled } from '../shared/Scrolled.tsx';
import { StructureStrip } from '../structure/StructureStrip.tsx';
import { TitleField } from '../typing/TitleField.tsx';
import { FileName } from './FileName.tsx';

/** Below it the way to the words has no room beside all that is known of a recording. */
const LOW_PX = 200;

/** Sound or film: its still or sign, a player in its place once it is pressed, and why it has no words where it has none. */
export function MediaFile({ node, isSelected }: NodeViewProps) {
  const t = useWords('media');
  const nodeWords = useWords('nodeViews');
  const editor = useEditor();
  const card = useRef<HTMLDivElement>(null);
  const played = usePlayed(node.id);
  const recording = recordingOf(node.metadata);
  if (!recording) return null;
  const seconds = numberFact(node, 'durationSec');
  const bytes = numberFact(node, 'fileSize');
  const hasWords = (numberFact(node, 'passageCount') ?? 0) > 0;
  const why = wordlessReasons.find((reason) => reason === node.metadata['wordless']);
  const isFilm = recording.media === 'video';
  const isCrowded = why !== undefined && shownSize(node).height < LOW_PX;
  const facts = [
    seconds !== null && formatMoment(seconds),
    bytes !== null && fileSize(bytes),
    node.metadata['isCut'] === true && nodeWords('cutOnly'),
  ].filter(Boolean);
  return (
    <div
      ref={card}
      style={kindColours('file')}
      className="group/card relative flex h-full flex-col overflow-hidden rounded-[inherit]"
    >
      <Stage node={node} recording={recording} />
      <StructureStrip node={node} />
      <Scrolled className="max-h-[76%] px-3">
        <div className="pt-2 pb-2.5">
          <div className="flex items-start gap-2">
            {!isFilm && (
              <AudioLines size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0 text-(--ki)" />
            )}
            <div className="min-w-0 grow">
              <TitleField node={node} className="text-[13.5px] leading-5 font-[650]">
                <span className={classes('[overflow-wrap:normal]', isCrowded ? 'block truncate' : 'line-clamp-2')}>
                  <FileName name={node.title} />
                </span>
              </TitleField>
              {!isCrowded && <p className="mt-0.5 text-xs text-ink-3 tnum">{facts.join(' · ')}</p>}
            </div>
          </div>
          <Refreshed node={node} />
          {why && (
            <div className={classes('nodrag text-xs text-ink-2', isCrowded ? 'mt-0.5' : 'mt-1.5')}>
              <p>{isCrowded ? firstSentenceOf(t(`wordless.${why}`)) : t(`wordless.${why}`)}</p>
              <p className="mt-1.5 flex flex-wrap gap-1">
                <BringWords node={node} isPage={false} zone={card} />
                {why === 'no-listener' && <RetryReading nodeId={node.id} />}
              </p>
              {why === 'no-listener' && !isCrowded && <p className="mt-1.5 text-ink-3">{t('listenerWay')}</p>}
            </div>
          )}
        </div>
      </Scrolled>
      {!played && (
        <CardActions isSelected={isSelected}>
          {hasWords && (
            <ReadAction
              label={t('openTranscript')}
              onClick={() => editor.openEvidence({ nodeId: node.id, passageId: null })}
            />
          )}
          <ActionLink href={`${recording.url}?download=1`} label={nodeWords('download')} kind="download" />
        </CardActions>
      )}
    </div>
  );
}

/** What follows it is the way out, which a button offers too. */
const firstSentenceOf = (words: string): string => words.split(/(?<=\.) /)[0] ?? words;

/** The player, always of sound; of film its still until it is pressed. */
function Stage({ node, recording }: { node: BoardNode; recording: Recording }) {
  const nodeWords = useWords('nodeViews');
  const editor = useEditor();
  const played = usePlayed(node.id);
  const poster = fileFact(node, 'thumbnail');
  const isFilm = recording.media === 'video';
  return (
    <div className={isFilm ? 'relative min-h-0 grow overflow-hidden bg-black' : 'relative shrink-0 bg-(--ks)'}>
      {played || !isFilm ? (
        <div className="nodrag nopan nowheel h-full">
          <RecordingPlayer
            key={played?.turn ?? 0}
            recording={recording}
            title={node.title}
            startSec={played?.startSec ?? 0}
            plays={played !== null}
            {...(played && { onTime: editor.playing.tell })}
            poster={poster}
            className="h-full"
          />
        </div>
      ) : (
        <>
          {poster && (
            <img
              src={poster}
              alt=""
              loading="lazy"
              draggable={false}
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <button
            type="button"
            onClick={() => editor.playing.start(node.id)}
            aria-label={`${nodeWords('play')}: ${node.title}`}
            className="nodrag absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-black/60 text-white hover:bg-black/75"
          >
            <Play size={20} fill="currentColor" aria-hidden="true" className="ml-0.5" />
          </button>
        </>
      )}
    </div>
  );
}
