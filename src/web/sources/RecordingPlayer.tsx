import { createElement, type SyntheticEvent } from 'react';
import type { Recording } from '#contract/sources/recording.ts';
import { useWords } from '../words/index.ts';

interface RecordingPlayerProps {
  recording: Recording;
  title: string;
  startSec: number;
  /** It plays from that second by itself, because somebody chose it. */
  plays: boolean;
  poster?: string | null;
  /** Hears where it is while it plays. */
  onTime?: (seconds: number) => void;
  className?: string;
}

/** Film or sound that is kept here, with the browser's own controls. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { recording, title, startSec, plays, poster, onTime, className } = props;
  const t = useWords('sources');
  const isFilm = recording.media === 'video';
  const begin = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    if (startSec > 0) currentTarget.currentTime = startSec;
    // A browser that plays nothing by itself leaves the press to the person.
    if (plays) void currentTarget.play().catch(() => undefined);
  };
  return createElement(recording.media, {
    key: `${startSec}${plays}`,
    src: recording.url,
    controls: true,
    preload: 'metadata',
    'aria-label': t('player', { title }),
    onLoadedMetadata: begin,
    onTimeUpdate: (event: SyntheticEvent<HTMLMediaElement>) => onTime?.(event.currentTarget.currentTime),
    className: isFilm ? `block w-full bg-black object-contain ${className ?? 'max-h-[38dvh]'}` : 'block w-full p-2',
    ...(isFilm && { playsInline: true, poster: poster ?? undefined }),
  });
}
