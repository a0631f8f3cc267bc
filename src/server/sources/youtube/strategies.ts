import { SourceFailure } from '../reading.ts';
import type { PlayerAnswer } from './player.ts';
import type { Fetched, FetchOptions } from '../../platform/web/guarded-fetch.ts';

/** Asks YouTube below its base address. */
export type Ask = (path: string, options: FetchOptions) => Promise<Fetched>;

/** One way to the player's answer about a video. */
type Strategy = (videoId: string, ask: Ask) => Promise<PlayerAnswer>;

interface Client {
  context: Record<string, string | number>;
  headers: Record<string, string>;
}

/** Apps whose caption addresses answer without a proof-of-origin token. Versions age: replace them when YouTube refuses. */
const clients = {
  android: {
    context: {
      clientName: 'ANDROID',
      clientVersion: '20.10.38',
      androidSdkVersion: 34,
      osName: 'Android',
      osVersion: '14',
    },
    headers: { 'user-agent': 'com.google.android.youtube/20.10.38 (Linux; U; Android 14)' },
  },
  ios: {
    context: { clientName: 'IOS', clientVersion: '20.10.3', deviceMake: 'Apple', deviceModel: 'iPhone16,2' },
    headers: { 'user-agent': 'com.google.ios.youtube/20.10.3 (iPhone16,2; U; CPU iOS 18_3_2 like Mac OS X)' },
  },
} satisfies Record<string, Client>;

const innertube =
  ({ context, headers }: Client): Strategy =>
  async (videoId, ask) => {
    const answer = await ask('/youtubei/v1/player?prettyPrint=false', {
      method: 'POST',
      types: ['application/json'],
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        context: { client: { ...context, hl: 'en', gl: 'KR' } },
        videoId,
        contentCheckOk: true,
        racyCheckOk: true,
      }),
    });
    refuseStatus(answer);
    return parseAnswer(answer.body.toString('utf8'));
  };

/** Says yes to cookies beforehand; the page carries the player's answer as a script variable. */
const watchPage: Strategy = async (videoId, ask) => {
  const page = await ask(`/watch?v=${videoId}&hl=en&bpctr=9999999999&has_verified=1`, {
    types: ['text/html'],
    headers: { cookie: 'CONSENT=YES+cb; SOCS=CAI' },
  });
  refuseStatus(page);
  const html = page.body.toString('utf8');
  if (/class="g-recaptcha"|\/sorry\/index/.test(html)) throw new SourceFailure('blocked', { detail: 'captcha' });
  const json = findObject(html, /ytInitialPlayerResponse\s*=\s*/);
  if (!json) throw new SourceFailure('blocked', { detail: 'no player answer in the watch page' });
  return parseAnswer(json);
};

/** THE TABLE of strategies, by the names that YOUTUBE_STRATEGIES uses. */
export const strategies = {
  'innertube-android': innertube(clients.android),
  'innertube-ios': innertube(clients.ios),
  'watch-page': watchPage,
} satisfies Record<string, Strategy>;
export type StrategyId = keyof typeof strategies;
export const strategyIds = Object.keys(strategies) as StrategyId[];

export function refuseStatus({ status }: Fetched): void {
  if (status === 429) throw new SourceFailure('rate-limited', { detail: 'status 429' });
  if (status === 403) throw new SourceFailure('blocked', { detail: 'status 403' });
  if (status >= 400) throw new SourceFailure('unreachable', { detail: `status ${status}` });
}

function parseAnswer(json: string): PlayerAnswer {
  try {
    return JSON.parse(json) as PlayerAnswer;
  } catch (cause) {
    throw new SourceFailure('unreachable', { detail: 'the player answered no JSON', cause });
  }
}

/** The JSON object that follows the mark: braces are counted outside of strings. */
export function findObject(text: string, mark: RegExp): string | null {
  const found = mark.exec(text);
  if (!found) return null;
  const start = found.index + found[0].length;
  if (text[start] !== '{') return null;
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i++) {
    const character = text[i];
    if (inString) {
      if (character === '\\') i++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return text.slice(start, i + 1);
  }
  return null;
}
