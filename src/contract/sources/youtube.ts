import { either } from '../base/either.ts';
import { no, yes } from '../base/verdict.ts';
import { BOARD, TITLES } from '../limits.ts';
import type { Source } from './source.ts';

const HOSTS = new Set([
  'youtube.com',
  'youtube-nocookie.com',
  'music.youtube.com',
  'm.youtube.com',
  'gaming.youtube.com',
  'youtu.be',
]);
const ID = new RegExp(`^[\\w-]{${BOARD.videoIdLength}}$`);

/** Addresses that only lead to another one, and the parameters that may name it. */
const WRAPPER = new RegExp(
  String.raw`^(?:${either([/(?:m\.)?youtube\.com\/(?:attribution_link|redirect)$/, /(?:consent\.youtube|accounts\.google|lm?\.(?:facebook|instagram))\.com\//, /google\.[a-z.]{2,6}\/url$/]).source})`,
);
const WRAPPED = ['u', 'q', 'continue', 'url'];
const MOST_WRAPPERS = 3;

/**
 * Watch, short-link, shorts, embed and live forms, with or without scheme, www. and further parameters, also inside of
 * addresses that lead to them. A clip is a link without an id: only its page says which video it is of.
 */
export const youtube = {
  storedAs: 'youtube_transcript',
  startTitle: { ko: 'YouTube 영상', en: TITLES.youtube },
  loadingTitle: { ko: '영상 정보를 불러오는 중', en: 'Loading video' },
  readLink(typed) {
    const url = toYoutubeUrl(typed);
    if (!url) return no('not-this-source');
    const id = readVideoId(url);
    if (id) return yes({ id, url: `https://www.youtube.com/watch?v=${id}` });
    const clip = /^\/clip\/([\w-]{10,60})\/?$/.exec(url.pathname)?.[1];
    return clip ? yes({ id: null, url: `https://www.youtube.com/clip/${clip}` }) : no('not-this-source');
  },
} satisfies Source;

/** The address that somebody typed or that it leads to; null unless that is YouTube's. */
export function toYoutubeUrl(typed: string): URL | null {
  const url = unwrap(typed.trim());
  return url && HOSTS.has(hostOf(url)) ? url : null;
}

const hostOf = (url: URL): string => url.hostname.replace(/^www\./, '');

function unwrap(typed: string): URL | null {
  let address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  for (let depth = 0; depth <= MOST_WRAPPERS && URL.canParse(address); depth++) {
    const url = new URL(address);
    const isWrapper = WRAPPER.test(hostOf(url) + url.pathname);
    const inner = isWrapper && WRAPPED.map((name) => url.searchParams.get(name)).find(Boolean);
    if (!inner) return url;
    if (!URL.canParse(inner, url.href)) return null;
    address = new URL(inner, url.href).href;
  }
  return null;
}

function readVideoId(url: URL): string | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isPath = ['shorts', 'embed', 'live', 'v', 'e'].includes(first);
  const id = hostOf(url) === 'youtu.be' ? first : isPath ? second : url.searchParams.get('v');
  return id && ID.test(id) ? id : null;
}

/** The address that plays the video from this second on. */
export const momentUrl = (videoId: string, seconds: number): string =>
  `https://www.youtube.com/watch?v=${videoId}&t=${Math.max(0, Math.floor(seconds))}s`;

/** The address for a frame; built from the checked id only. */
export const embedUrl = (videoId: string, seconds = 0): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?start=${Math.max(0, Math.floor(seconds))}`;

/** The address of a video by its id. */
export const watchUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;

/** Whether it has the form of one; that there is such a video is not told. */
export const isVideoId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);
