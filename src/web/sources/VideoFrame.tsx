import { embedUrl } from '#contract/sources/youtube.ts';
import { useWords } from '../words/index.ts';

/** The player of a video, from a second on. It plays by itself once somebody has chosen that second. */
export function VideoFrame({
  videoId,
  title,
  startSec,
  plays,
  className = 'aspect-video',
}: {
  videoId: string;
  title: string;
  startSec: number;
  plays: boolean;
  /** Its height; the width is all there is. */
  className?: string;
}) {
  const t = useWords('sources');
  return (
    <iframe
      key={`${startSec}${plays}`}
      src={`${embedUrl(videoId, startSec)}${plays ? '&autoplay=1' : ''}`}
      title={t('player', { title })}
      className={`block w-full border-0 bg-surface-3 ${className}`}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    />
  );
}
