/** Who recorders say is speaking when they do not know names. */
const MACHINE =
  '(?:unknown )?speaker|spk|spkr|화자|참석자|참여자|발언자|발화자|話者|说话人|guest|participants?|alle|unknown speaker|알 수 없음';
const MACHINE_NAME = new RegExp(String.raw`^(?:${MACHINE})[ _#-]?(?:\d{1,3}|[A-Z?])?$`, 'i');
const BRACKETED_MACHINE = new RegExp(
  String.raw`^[[(]((?:${MACHINE})[ _#-]?(?:\d{1,3}|[A-Z?])?)[\])]\s*[:：]?\s*(.*)$`,
  'i',
);
const GLUED_MACHINE = new RegExp(String.raw`^((?:${MACHINE})[ _#-]?\d{1,3})[:：](.*)$`, 'i');
/** A name may be a word or a few, with what stands behind names in meetings: 'Jane (Acme)', '김하늘 PD'. */
export const NAME = String.raw`\p{L}[\p{L}\p{M}\p{N} .'’_()&@·#-]{0,39}`;
const NAME_ONLY = new RegExp(`^${NAME}$`, 'u');
/** A dash or the arrows of broadcast captions before a name say that somebody else begins. */
const PREFIXED = new RegExp(String.raw`^([-–—»]|>{1,3})?\s*[[(]?(${NAME}?)[\])]?\s?[:：](?:\s+|$)(.*)$`, 'u');
const MOST_NAME_WORDS = 5;
/** What stands before a time or a colon and names nobody. */
const NO_NAMES = new Set(
  (
    '오전 오후 시간 시각 시작 종료 길이 총 날짜 일시 장소 제목 파일 녹음 재생 챕터 구간 회의 주제 요약 메모 am pm at time start ' +
    'end date duration length total title file chapter part note notes topic recorded http https'
  ).split(' '),
);

export const isMachineName = (name: string): boolean => MACHINE_NAME.test(name.trim());

/** It may be a name: a few words without the marks of a sentence. */
export function isNameLike(text: string): boolean {
  const name = text.trim();
  const [first = '', ...others] = name.toLowerCase().split(/\s+/);
  const isSentence = /(?:니다|[가-힣]{2}[요죠]|[^ ]{4}\.)$/.test(name);
  return NAME_ONLY.test(name) && others.length < MOST_NAME_WORDS && !NO_NAMES.has(first) && !isSentence;
}

interface Prefixed {
  name: string;
  words: string;
  /** By its form alone: a machine's name, or one behind the mark of another speaker. */
  isSure: boolean;
}

/** The name that a line begins with: 'Name: words', '- Name: words', '[SPEAKER_00]: words', '(speaker 1) words'. */
export function prefixOf(line: string): Prefixed | null {
  const machine = BRACKETED_MACHINE.exec(line) ?? GLUED_MACHINE.exec(line);
  if (machine) return { name: (machine[1] ?? '').trim(), words: (machine[2] ?? '').trim(), isSure: true };
  const [, mark, name = '', words = ''] = PREFIXED.exec(line) ?? [];
  if (name === '' || !isNameLike(name)) return null;
  return { name: name.trim(), words: words.trim(), isSure: mark !== undefined || isMachineName(name) };
}

/** So many of the lines begin with a name where names are written before what is said. */
const NAMED_SHARE = 0.6;

/** The names that lines begin with, where so many do that they say who speaks. */
export function namesBefore(lines: readonly string[]): ReadonlySet<string> {
  const prefixes = lines.map(prefixOf).filter((prefix) => prefix !== null);
  const isUsual = prefixes.length > 1 && prefixes.length >= NAMED_SHARE * lines.length;
  return new Set(prefixes.filter(({ isSure }) => isSure || isUsual).map(({ name }) => name));
}

/** The names that stand alone above what is said; empty unless nearly all of these lines are names of machines or speak again. */
export function namesAbove(firstLines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of firstLines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const names = [...counts].filter(([line, count]) => isMachineName(line) || (count > 1 && isNameLike(line)));
  const held = names.reduce((sum, [, count]) => sum + count, 0);
  if (held >= 0.8 * firstLines.length) return new Set(names.map(([line]) => line));
  return new Set(held >= 0.5 * firstLines.length && firstLines.every(isNameLike) ? firstLines : []);
}
