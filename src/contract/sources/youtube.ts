import { no, yes } from '../base/verdict.ts';
import { BOARD, TITLES } from '../limits.ts';
import type { Source } from './source.ts';

const HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'music.youtube.com', 'm.youtube.com', 'youtu.be']);
const ID = new RegExp(`^[\\w-]{${BOARD.videoIdLength}}$`);

/** Watch, short-link, shorts, embed and live forms, with or without scheme, www. and further parameters. */
export const youtube = {
  storedAs: 'youtube_transcript',
  startTitle: { ko: TITLES.youtube, en: TITLES.youtube },
  loadingTitle: { ko: '영상 정보를 불러오는 중', en: 'Loading video' },
  refusal: { ko: '올바른 YouTube URL을 입력해주세요.', en: 'Please enter a valid YouTube URL.' },
  readLink(typed) {
    const id = readVideoId(typed.trim());
    return id ? yes({ id, url: `https://www.youtube.com/watch?v=${id}` }) : no('not-this-source');
  },
} satisfies Source;

function readVideoId(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  if (!HOSTS.has(host)) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be' ? first : ['shorts', 'embed', 'live', 'v'].includes(first) ? second : url.searchParams.get('v');
  return id && ID.test(id) ? id : null;
}

/** The address that plays the video from this second on. */
export const momentUrl = (videoId: string, seconds: number): string =>
  `https://www.youtube.com/watch?v=${videoId}&t=${Math.max(0, Math.floor(seconds))}s`;

/** The address for a frame; built from the checked id only. */
export const embedUrl = (videoId: string, seconds = 0): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?start=${Math.max(0, Math.floor(seconds))}`;
