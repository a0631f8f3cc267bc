import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPlayback, type Playback, type PlaybackState } from './playback.ts';
import { reelOf } from './reel.ts';

const frames = {
  request: (frame: (nowMs: number) => void) => requestAnimationFrame(frame),
  cancel: (id: number) => cancelAnimationFrame(id),
};

/** A script at a speed, standing at its beginning; a change of either goes on at the word that was read. */
export function usePlayback(text: string, speed: number): Playback {
  const reel = useMemo(() => reelOf(text, speed), [text, speed]);
  const [playback] = useState(() => createPlayback(reel, frames));
  useEffect(() => playback.show(reel), [playback, reel]);
  useEffect(() => () => playback.stop(), [playback]);
  return playback;
}

/** Renders again only when what is read of the playback has changed; read a plain value or what stays the same object. */
export function usePlayed<T>({ subscribe, state }: Playback, read: (state: PlaybackState) => T): T {
  const look = () => read(state());
  return useSyncExternalStore(subscribe, look, look);
}
