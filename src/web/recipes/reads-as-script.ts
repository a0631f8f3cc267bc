import { isSponsorMail } from '#contract/offers/offer-mail.ts';
import { JUDGED_LETTERS, mayBeScript, titledScript } from './may-be-script.ts';
import { readScript, type Script, type ScriptSection } from '#contract/recipes/script/script.ts';
import { isPartName } from '#contract/recipes/script/section-name.ts';
import { spokenLinesOf } from '#contract/recipes/script/speech.ts';

/** Less than two sentences is no script yet. */
const LEAST_SYLLABLES = 30;
/** A longer beginning is that of an event or a lesson, not of a film. */
const LONGEST_HOOK_SEC = 90;
const LEAST_CUES = 2;
const LEAST_SPOKEN_LABELS = 2;

const TASKS = /^[ \t]{0,8}(?:[-*] )?\[[ xX]\] /m;
const CODE = /^[\t\p{Zs}]*(?:`{3,}|~{3,})\s*(?!md|markdown|te?xt|plaintext)[a-z]/imu;
const SONG = /^[\t\p{Zs}]*(?:[#*[(]{1,4}\s*)?(?:verse|chorus|bridge|벌스|후렴|코러스)(?!\p{L})/imu;
/** Parts that only what is spoken before a camera or to hearers is divided into. */
const FILM_PARTS =
  /훅|후킹|후크|콜드 ?오픈|티저|아웃트로|콜 ?투 ?액션|시티에이|씨티에이|행동 유도|구독 유도|\b(?:hooks?|cold open|teaser|outro|cta|call to action)\b/i;
const SPOKEN = '나레이션|내레이션|멘트|대사|narration|voice ?over|v\\.?o\\.?|dialogue|spoken';
const SPOKEN_LABEL = new RegExp(String.raw`^\s*(?:[-*] )?[*_[(【]{0,3}(?:${SPOKEN})[*_\])】]{0,3}\s?[:：)]`, 'gim');
/** The head of a table with a column of what is said and one of what is seen or when. */
const SPOKEN_COLUMN = new RegExp(String.raw`^\s*\|.*(?<![\p{L}])(?:${SPOKEN}|오디오|audio)(?![\p{L}]).*$`, 'imu');
const SEEN_COLUMN =
  /(?<!\p{L})(?:화면|영상|자막|컷|장면|씬|구간|시간|타임코드|b-?roll|visuals?|shots?|scene|video|screen|time)(?!\p{L})/iu;

/**
 * Whether a note that somebody wrote is a script to be spoken before a camera: by its title, by parts as films have them
 * (a beginning and another one, and what only scripts have: such names, times, cues), or by labels or a column of what is
 * said. An article with the same parts, a list, an agenda, a song and a program are none.
 */
export function readsAsScript(title: string, content: string): boolean {
  if (!mayBeScript(title, content)) return false;
  const head = content.slice(0, JUDGED_LETTERS);
  if (TASKS.test(head) || CODE.test(head) || SONG.test(head) || isSponsorMail(head)) return false;
  const script = readScript(head);
  const syllables = spokenLinesOf(script).reduce((sum, line) => sum + line.syllables, 0);
  if (syllables < LEAST_SYLLABLES) return false;
  return titledScript(title) === true || hasFilmParts(script) || hasSpokenLabels(head, script) || hasSpokenColumn(head);
}

const isSaid = ({ lines }: ScriptSection): boolean => lines.some(({ kind }) => kind === 'spoken');

const cuesOf = ({ sections }: Script): number =>
  sections.reduce(
    (sum, { lines }) => sum + lines.filter(({ kind }) => kind === 'screen' || kind === 'broll').length,
    0,
  );

function hasFilmParts(script: Script): boolean {
  const parts = script.sections.filter((section) => isPartName(section.title) && isSaid(section));
  const [hook] = parts.filter(({ role }) => role === 'hook');
  if (!hook || new Set(parts.map(({ role }) => role)).size < 2) return false;
  if ((hook.targetSec ?? 0) > LONGEST_HOOK_SEC) return false;
  return (
    parts.some(({ title }) => FILM_PARTS.test(title)) ||
    parts.filter(({ targetSec }) => targetSec !== null).length > 1 ||
    cuesOf(script) >= LEAST_CUES
  );
}

const hasSpokenLabels = (head: string, script: Script): boolean =>
  (head.match(SPOKEN_LABEL) ?? []).length >= LEAST_SPOKEN_LABELS && cuesOf(script) > 0;

const hasSpokenColumn = (head: string): boolean => {
  const found = SPOKEN_COLUMN.exec(head);
  return found !== null && SEEN_COLUMN.test(found[0]) && /^\s*(?:\|\s*)?:?-/.test(lineAfter(head, found));
};

const lineAfter = (head: string, { 0: line, index }: RegExpExecArray): string =>
  head.slice(index + line.length + 1).split('\n', 1)[0] ?? '';
