import type { Language } from '#contract/base/language.ts';
import { OPEN_PLACE } from '#contract/recipes/open-places.ts';
import type { AiTell } from '#contract/recipes/voice/ai-tells.ts';
import type { VoiceProfile } from '#contract/recipes/voice/profile.ts';
import { utterancesOf } from '#contract/recipes/voice/utterances.ts';
import { worstLines } from '#contract/recipes/voice/worst-lines.ts';

type Words = Readonly<Record<Language, string>>;

const LINE_GROWTH = { times: 2, letters: 20 } as const;
/** Of these a rewrite has to be rid; the others are a matter of taste. */
const MUST_GO: ReadonlySet<string> = new Set(['forbidden', 'register', 'ai-phrase']);

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const MARK = /\[\d{1,6}\]/g;
const UNSAID = /(?<!\s)\s*\[\d{1,6}\]/g;

/** What nobody may change in a line: the numbers of its evidence, its own figures, and its blanks. */
const factsOf = (line: string): string => {
  const figures = line.replace(MARK, ' ').match(NUMBER) ?? [];
  const kept = [...(line.match(MARK) ?? []), ...(line.match(OPEN_PLACE) ?? [])];
  return JSON.stringify([figures.map((figure) => figure.replaceAll(',', '')).toSorted(), kept.toSorted()]);
};

const problems = {
  same: { ko: '그대로예요. 말투를 바꿔 주세요.', en: 'It is the same line. Change its voice.' },
  lines: { ko: '한 줄로 써 주세요.', en: 'Write one line only.' },
  long: { ko: '너무 길어요. 원래 줄만큼만 써 주세요.', en: 'It is too long. Keep to the length of the line.' },
  facts: {
    ko: '숫자, 구절 번호 [n], 〔빈칸〕을 원래 줄과 똑같이 남겨 주세요.',
    en: 'Keep the figures, the numbers of passages [n] and the 〔blanks〕 exactly as they were.',
  },
} as const satisfies Record<string, Words>;

/** Why a rewritten line may not stand for the line; nothing where it may. `tells` is the list as its writer keeps it. */
export function judgeRewrite(
  line: string,
  rewritten: string,
  profile: VoiceProfile,
  tells?: readonly AiTell[],
): Words[] {
  const now = rewritten.trim();
  if (now === '' || now === line.trim()) return [problems.same];
  if (now.includes('\n')) return [problems.lines];
  if (now.length > line.length * LINE_GROWTH.times + LINE_GROWTH.letters) return [problems.long];
  const said = now.replace(UNSAID, '');
  const unlike = worstLines(said, utterancesOf(said), profile, tells).flatMap(({ reasons }) => reasons);
  return [
    ...(factsOf(line) === factsOf(now) ? [] : [problems.facts]),
    ...unlike.filter(({ rule }) => MUST_GO.has(rule)).map(({ words }) => words),
  ];
}
