import type { Config } from '../../platform/config.ts';
import { SourceFailure } from '../reading.ts';
import { clientsOf, type Client } from './clients.ts';
import { factsOfPlayer, pickTrack, readTracks, type PlayerAnswer, isGated, type CaptionTrack } from './player.ts';
import { askProvider } from './provider.ts';
import type { Ask, Strategy } from './reach.ts';
import { refuseStatus } from './refuse-status.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { readTimedText } from '#contract/sources/captions/timed-text.ts';

/**
 * THE TABLE of strategies, by the names that YOUTUBE_STRATEGIES uses, in the order in which they are tried: one
 * 'innertube-NAME' a client, the watch page, and the provider where one is configured.
 */
export function strategiesOf(config: Config['youtube']): Map<string, Strategy> {
  const table = new Map<string, Strategy>();
  for (const [name, client] of clientsOf(config)) table.set(`innertube-${name}`, viaPlayer(innertube(client)));
  table.set('watch-page', viaPlayer(watchPage));
  if (config.provider) table.set('provider', askProvider);
  return table;
}

type AskPlayer = (videoId: string, ask: Ask) => Promise<PlayerAnswer>;

const viaPlayer =
  (askPlayer: AskPlayer): Strategy =>
  async (videoId, { ask, config, learn }) => {
    const answer = await askPlayer(videoId, ask);
    learn(factsOfPlayer(answer));
    const track = pickTrack(readTracks(answer), config.languages);
    if (!track) throw new SourceFailure('no-captions', { detail: 'none in the wanted languages' });
    const segments = await fetchSegments(track, ask);
    return { segments, language: track.languageCode ?? 'und', isGenerated: track.kind === 'asr' };
  };

const innertube =
  ({ context, headers }: Client): AskPlayer =>
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

/** Says yes to cookies beforehand. */
export const CONSENT = { cookie: 'CONSENT=YES+cb; SOCS=CAI' };

/** The page carries the player's answer as a script variable. */
const watchPage: AskPlayer = async (videoId, ask) => {
  const page = await ask(`/watch?v=${videoId}&hl=en&bpctr=9999999999&has_verified=1`, {
    types: ['text/html'],
    headers: CONSENT,
  });
  refuseStatus(page);
  const html = page.body.toString('utf8');
  if (/class="g-recaptcha"|\/sorry\/index/.test(html)) throw new SourceFailure('blocked', { detail: 'captcha' });
  const json = findObject(html, /ytInitialPlayerResponse\s*=\s*/);
  if (!json) throw new SourceFailure('blocked', { detail: 'no player answer in the watch page' });
  return parseAnswer(json);
};

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

/** The words of a track. Only its path is asked, below our base address; its host is not followed. */
async function fetchSegments(track: CaptionTrack, ask: Ask): Promise<Segment[]> {
  if (isGated(track)) throw new SourceFailure('po-token-required');
  const address = new URL(track.baseUrl ?? '', 'https://www.youtube.com');
  for (const format of ['json3', 'srv3', null]) {
    if (format) address.searchParams.set('fmt', format);
    else address.searchParams.delete('fmt');
    const captions = await ask(`${address.pathname}${address.search}`, {
      types: ['application/json', 'text/html', 'text/xml', 'application/xml', 'text/plain'],
    });
    refuseStatus(captions);
    const body = captions.body.toString('utf8');
    if (body.trim() === '') throw new SourceFailure('po-token-required', { detail: 'empty captions' });
    const segments = readTimedText(body);
    if (segments.length > 0) return segments;
  }
  throw new SourceFailure('no-captions', { detail: 'captions without words' });
}
