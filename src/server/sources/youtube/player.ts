import type { SourceProblem } from '#contract/sources/source-state.ts';
import { SourceFailure, type Facts } from '../reading.ts';

/** As much of YouTube's player answer as is read; every field may be missing. */
export interface PlayerAnswer {
  playabilityStatus?: { status?: string; reason?: string; messages?: string[] };
  videoDetails?: {
    videoId?: string;
    title?: string;
    author?: string;
    lengthSeconds?: string;
    shortDescription?: string;
    isUpcoming?: boolean;
    thumbnail?: { thumbnails?: { url?: string; width?: number }[] };
  };
  captions?: { playerCaptionsTracklistRenderer?: { captionTracks?: CaptionTrack[] } };
}

export interface CaptionTrack {
  baseUrl?: string;
  languageCode?: string;
  /** 'asr' for captions made by machine. */
  kind?: string;
}

/** What a viewer would know of the video. */
export function factsOfPlayer(answer: PlayerAnswer): Facts {
  const { videoDetails: video } = answer;
  const seconds = Number(video?.lengthSeconds);
  return {
    title: video?.title ?? null,
    description: video?.shortDescription ?? null,
    metadata: {
      ...(video?.author && { channelTitle: video.author }),
      ...(Number.isFinite(seconds) && seconds > 0 && { durationSec: seconds }),
    },
  };
}

/** The caption tracks of a playable video. Throws SourceFailure with the reason when there are none. */
export function readTracks(answer: PlayerAnswer): CaptionTrack[] {
  const problem = findWall(answer);
  if (problem) throw new SourceFailure(problem, { detail: answer.playabilityStatus?.reason ?? '' });
  const tracks = answer.captions?.playerCaptionsTracklistRenderer?.captionTracks ?? [];
  const usable = tracks.filter((track) => typeof track.baseUrl === 'string' && typeof track.languageCode === 'string');
  if (usable.length > 0) return usable;
  throw new SourceFailure(answer.videoDetails?.isUpcoming ? 'live-upcoming' : 'no-captions');
}

/** Why the player does not play, in our words; null when it does. Reasons come in the language asked for: English, or Korean. */
function findWall({ playabilityStatus }: PlayerAnswer): SourceProblem | null {
  const status = playabilityStatus?.status ?? 'OK';
  const reason = [playabilityStatus?.reason, ...(playabilityStatus?.messages ?? [])].filter(Boolean).join(' ');
  if (status === 'OK') return null;
  if (/not a bot|봇이 아/i.test(reason)) return 'blocked';
  if (/private|비공개/i.test(reason)) return 'private';
  if (status === 'AGE_CHECK_REQUIRED' || status === 'AGE_VERIFICATION_REQUIRED' || /your age|연령/i.test(reason))
    return 'age-restricted';
  if (status === 'LOGIN_REQUIRED') return 'login-required';
  if (status === 'LIVE_STREAM_OFFLINE') return 'live-upcoming';
  return status === 'ERROR' ? 'video-unavailable' : 'unplayable';
}

/** A caption address with exp=xpe answers 200 with nothing unless a proof-of-origin token is sent along. */
export const isGated = ({ baseUrl = '' }: CaptionTrack): boolean => /[?&]exp=xpe(?:&|$)/.test(baseUrl);

/**
 * The track in the first of the languages that has one, people's before a machine's; 'any' stands for all that are not
 * named. Tracks that answer nobody come last. Null when none is in these languages.
 */
export function pickTrack(
  tracks: readonly CaptionTrack[],
  languages: readonly string[] = ['ko', 'en', 'any'],
): CaptionTrack | null {
  const rank = (track: CaptionTrack): number | null => {
    const code = track.languageCode?.toLowerCase() ?? '';
    const named = languages.findIndex((language) => code === language || code.split('-')[0] === language);
    const found = named < 0 ? languages.indexOf('any') : named;
    if (found < 0) return null;
    return (isGated(track) ? languages.length * 2 : 0) + found * 2 + (track.kind === 'asr' ? 1 : 0);
  };
  const ranked = tracks.flatMap((track) => {
    const place = rank(track);
    return place === null ? [] : [{ track, place }];
  });
  return ranked.toSorted((a, b) => a.place - b.place)[0]?.track ?? null;
}
