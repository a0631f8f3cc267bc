import type { Chapters } from '#contract/sources/chapters.ts';
import { STEP_MS } from '../step-limits.ts';
import type { Ask } from './reach.ts';

/** The web app, which is the one that is told of chapters. It names no video's words, so that its version hardly matters. */
const WEB = { clientName: 'WEB', clientVersion: '2.20261101.00.00', hl: 'ko', gl: 'KR' };

/** What YouTube shows beside a video, as it stands; null where it does not answer: that is no failure. */
export async function askBeside(videoId: string, ask: Ask): Promise<string | null> {
  try {
    const answer = await ask('/youtubei/v1/next?prettyPrint=false', {
      method: 'POST',
      types: ['application/json'],
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context: { client: WEB }, videoId }),
      limits: { totalMs: STEP_MS.aside },
    });
    return answer.status < 400 ? answer.body.toString('utf8') : null;
  } catch {
    return null;
  }
}

const PANELS = [
  ['engagement-panel-macro-markers-description-chapters', 'author'],
  ['engagement-panel-macro-markers-auto-chapters', 'auto'],
] as const;
const LEAST_CHAPTERS = 2;
const MOST_CHAPTERS = 200;
const TITLE_LENGTH = 100;

interface Words {
  simpleText?: unknown;
  runs?: { text?: unknown }[];
}
interface Marker {
  title?: Words;
  timeDescription?: Words;
  onTap?: { watchEndpoint?: { startTimeSeconds?: unknown } };
}
interface Beside {
  engagementPanels?: {
    engagementPanelSectionListRenderer?: {
      panelIdentifier?: unknown;
      targetId?: unknown;
      content?: { macroMarkersListRenderer?: { contents?: { macroMarkersListItemRenderer?: Marker }[] } };
    };
  }[];
}

/** The chapters that YouTube shows of a video: its author's before those that YouTube found itself. Null where it shows none. */
export function readMarkers(beside: string): Chapters | null {
  const panels = panelsOf(beside);
  for (const [name, by] of PANELS) {
    const items = panels
      .filter(({ panelIdentifier, targetId }) => panelIdentifier === name || targetId === name)
      .flatMap(({ content }) => content?.macroMarkersListRenderer?.contents ?? [])
      .flatMap(({ macroMarkersListItemRenderer: marker }) => (marker ? (chapterOf(marker) ?? []) : []))
      .toSorted((a, b) => a.startSec - b.startSec)
      .filter((item, i, all) => item.startSec !== all[i - 1]?.startSec)
      .slice(0, MOST_CHAPTERS);
    if (items.length >= LEAST_CHAPTERS) return { by, items };
  }
  return null;
}

function panelsOf(beside: string) {
  try {
    const { engagementPanels } = JSON.parse(beside) as Beside;
    if (!Array.isArray(engagementPanels)) return [];
    return engagementPanels.flatMap((panel) => panel?.engagementPanelSectionListRenderer ?? []);
  } catch {
    return [];
  }
}

function chapterOf({ title, timeDescription, onTap }: Marker): Chapters['items'][number] | null {
  const words = textOf(title).replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH).toWellFormed();
  const told = onTap?.watchEndpoint?.startTimeSeconds;
  const startSec = typeof told === 'number' ? told : secondsOf(textOf(timeDescription));
  return words !== '' && startSec !== null && startSec >= 0 ? { startSec, title: words } : null;
}

function textOf(words: Words | undefined): string {
  if (typeof words?.simpleText === 'string') return words.simpleText;
  if (!Array.isArray(words?.runs)) return '';
  return words.runs.map(({ text }) => (typeof text === 'string' ? text : '')).join('');
}

/** Of '1:02:03' or '4:12'; null for anything else. */
function secondsOf(time: string): number | null {
  if (!/^(?:\d{1,2}:)?\d{1,2}:\d{2}$/.test(time.trim())) return null;
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
