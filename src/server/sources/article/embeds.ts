import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import type { DomElement } from './dom.ts';

/** Ends of the hosts whose frames are posts, films or sound; and of those whose frames are charts. */
const EMBED_HOSTS =
  'youtube.com youtube-nocookie.com youtu.be vimeo.com dailymotion.com twitch.tv tv.naver.com nmv.naver.com tv.kakao.com ' +
  'tiktok.com instagram.com facebook.com twitter.com x.com threads.net threads.com reddit.com redditmedia.com bsky.app ' +
  'spotify.com soundcloud.com podcasts.apple.com linkedin.com pinterest.com imgur.com giphy.com streamable.com loom.com ' +
  'wistia.net wistia.com ted.com bilibili.com nicovideo.jp slideshare.net codepen.io codesandbox.io';
const CHART_HOSTS =
  'datawrapper.dwcdn.net flo.uri.sh flourish.studio infogram.com public.tableau.com plotly.com plot.ly ourworldindata.org ' +
  'lookerstudio.google.com datastudio.google.com app.powerbi.com observablehq.com';
const kindOfHost = new Map<string, LeftOutKind>([
  ...EMBED_HOSTS.split(' ').map((host) => [host, 'embeds'] as const),
  ...CHART_HOSTS.split(' ').map((host) => [host, 'charts'] as const),
]);
const EMBED_ELEMENTS = new Set(
  (
    'LITE-YOUTUBE LITE-VIMEO YOUTUBE-VIDEO AMP-YOUTUBE AMP-VIMEO AMP-TWITTER AMP-INSTAGRAM AMP-FACEBOOK AMP-TIKTOK ' +
    'AMP-REDDIT AMP-SOUNDCLOUD'
  ).split(' '),
);
const EMBED_CLASS = /(^|\s)(fb-post|fb-video|se-oembed|se-video|twitter-tweet|instagram-media|tiktok-embed)(\s|$)/;
const CHART_CLASS =
  /(^|\s)(flourish-embed|infogram-embed|highcharts-container|tableauPlaceholder|datawrapper-embed)(\s|$)/;
const CLASSES = [
  ['embeds', EMBED_CLASS],
  ['charts', CHART_CLASS],
] as const;
/** Frames of these hosts that are buttons or boxes of the site. */
const NO_POST = /button|\/plugins\/(like|share|page|comments|follow)|\/widgets\/(follow|like)|subscribe_embed/;

/** What an element shows that is no text of the page; null for all others. */
export function leftOutAt(element: DomElement, name: string): LeftOutKind | null {
  if (name === 'IFRAME' || name === 'EMBED' || name === 'OBJECT' || name === 'AMP-IFRAME') return kindOfFrame(element);
  if (EMBED_ELEMENTS.has(name)) return 'embeds';
  if (name === 'VIDEO')
    return element.getAttribute('muted') === null && element.getAttribute('loop') === null ? 'media' : null;
  if (name === 'AUDIO') return 'media';
  const words = element.getAttribute('class') ?? '';
  const kind = CLASSES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (name === 'MJX-CONTAINER') return 'equations';
  if (!kind || /\S/.test(element.textContent ?? '') || element.querySelector('iframe, video, audio')) return null;
  return kind;
}

const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original', 'data'];

function kindOfFrame(frame: DomElement): LeftOutKind | null {
  for (const name of SOURCES) {
    const said = frame.getAttribute(name) ?? '';
    const address = said.startsWith('//') ? `https:${said}` : said;
    if (!/^https?:/.test(address) || !URL.canParse(address) || NO_POST.test(address)) continue;
    const labels = new URL(address).hostname.split('.');
    for (let at = 0; at < labels.length - 1; at++) {
      const kind = kindOfHost.get(labels.slice(at).join('.'));
      if (kind) return kind;
    }
  }
  return null;
}
