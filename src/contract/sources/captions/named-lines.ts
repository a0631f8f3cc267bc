import { CLOCK, SAID_CLOCK, secondsOf } from './clock.ts';
import { isMachineName, isNameLike, NAME } from './speakers.ts';
import { areRising, beginsRecording, toSegments, type TimedLines, type Told } from './told.ts';

const TIME = `(?:${CLOCK}|${SAID_CLOCK})`;
const SPAN = String.raw`(${TIME})(?:\s*[-–—~]\s*(${CLOCK}))?`;
/** 'Name  0:03', '[Name] 0:03', 'Name - 0:03', 'Name 12분 3초', alone on the line. */
const BESIDE = new RegExp(String.raw`^\[?(${NAME}?)\]?(?:\s*[|·–—-]\s*|\s+)${SPAN}\s*:?$`, 'iu');
/** 'Name (00:12)' alone, or before the words. */
const BRACKETED = new RegExp(String.raw`^\[?(${NAME}?)\]?\s*:?\s*[[(]${SPAN}[\])]\s*:?\s*(.*)$`, 'iu');

interface Head extends Told {
  speaker: string;
}

function headIn(line: string): Head | null {
  const [, name = '', clock, end, words = ''] = BESIDE.exec(line) ?? BRACKETED.exec(line) ?? [];
  if (clock === undefined || !isNameLike(name)) return null;
  const said = words === '' ? [] : [words];
  return { clock, end: end === undefined ? null : secondsOf(end), speaker: name.trim(), said };
}

/** So many of the names are those of recorders, or speak again. */
const KNOWN_SHARE = 0.5;
/** So many of them are followed by what they say. */
const SPEAKING_SHARE = 0.6;
/** What begins later tells the time of the day. */
const LATEST_START_SEC = 6 * 3_600;

/** Lines with a name and a time above what is said, as recorders and meetings write them. Null for anything else. */
export function readNamedLines(lines: readonly string[]): TimedLines | null {
  const heads = lines.map(headIn);
  dropOutOfPlace(heads);
  const first = heads.findIndex((head) => head !== null);
  const told: Head[] = [];
  lines.slice(first).forEach((line, i) => {
    const head = heads[first + i];
    if (head) told.push(head);
    else told.at(-1)?.said.push(line);
  });
  if (first < 0 || !isConversation(told)) return null;
  return { segments: toSegments(told), untimed: lines.slice(0, first), isSure: true };
}

function isConversation(told: readonly Head[]): boolean {
  const counts = new Map<string, number>();
  for (const { speaker } of told) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const known = told.filter(({ speaker }) => isMachineName(speaker) || (counts.get(speaker) ?? 0) > 1);
  const isKnown = known.length >= KNOWN_SHARE * told.length || (told.length > 1 && beginsRecording(told));
  const speaking = told.filter(({ said }) => said.length > 0);
  return (
    isKnown &&
    secondsOf(told[0]?.clock ?? '') < LATEST_START_SEC &&
    speaking.length >= SPEAKING_SHARE * told.length &&
    areRising(told)
  );
}

/** A line above the first name that looks the same ('Meeting 14:00') has a time that is later than what follows. */
function dropOutOfPlace(heads: (Head | null)[]): void {
  const [first, second] = heads.flatMap((head, i) => (head ? [{ head, i }] : []));
  if (first && second && secondsOf(first.head.clock) > secondsOf(second.head.clock)) heads[first.i] = null;
}
