import { cut } from '../../base/letters.ts';
import type { Finding } from '../../base/finding.ts';
import { particleFor } from '../../base/hangul.ts';
import { planKey, type PlanLine } from './board-plan.ts';
import { planLines, type UnreadLine } from './read-plan.ts';

/** More cannot be looked over at once. */
export const PLAN = { groups: 6, notes: 8, links: 12, noteLength: 600 } as const;

export type PlanRule =
  | 'empty-plan'
  | 'unknown-card'
  | 'small-group'
  | 'twice-grouped'
  | 'too-much'
  | 'long-note'
  | 'same-title'
  | 'self-link'
  | 'unread-line';
type PlanFinding = Finding<PlanRule>;

/** What is wrong with the text of a plan over the cards of these titles. */
export function checkPlan(text: string, cards: readonly string[]): PlanFinding[] {
  const { lines, unread } = planLines(text);
  const lost = unread.map(unreadOf);
  if (lines.length === 0) return [error('empty-plan', null, words.empty), ...lost];
  const known = new Set(cards.map(planKey));
  const made = new Set(lines.flatMap((line) => (line.kind === 'link' ? [] : [planKey(line.planned.title)])));
  return [
    ...lines.flatMap((line) => namesOf(line).flatMap((name) => unknown(line, name, known, made))),
    ...lines.flatMap((line) => limitsOf(line)),
    ...twice(lines),
    ...sameTitles(lines, known),
    ...tooMuch(lines),
    ...lost,
  ];
}

/** The titles that a line needs on the board or in the plan. */
const namesOf = (line: PlanLine): readonly string[] => {
  if (line.kind === 'group') return line.planned.members;
  return line.kind === 'link' ? [line.planned.from, line.planned.to] : [];
};

function unknown(line: PlanLine, name: string, known: ReadonlySet<string>, made: ReadonlySet<string>): PlanFinding[] {
  const key = planKey(name);
  const isThere = known.has(key) || (line.kind === 'link' && made.has(key));
  return isThere ? [] : [error('unknown-card', line.at, words.unknown(name))];
}

function limitsOf(line: PlanLine): PlanFinding[] {
  if (line.kind === 'group' && new Set(line.planned.members.map(planKey)).size < 2)
    return [error('small-group', line.at, words.small(line.planned.title))];
  if (line.kind === 'note' && line.planned.text.length > PLAN.noteLength)
    return [error('long-note', line.at, words.long(line.planned.title))];
  if (line.kind === 'link' && planKey(line.planned.from) === planKey(line.planned.to))
    return [error('self-link', line.at, words.self(line.planned.from))];
  return [];
}

function twice(lines: readonly PlanLine[]): PlanFinding[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    if (line.kind !== 'group') return [];
    const again = line.planned.members.find((name) => seen.has(planKey(name)));
    for (const name of line.planned.members) seen.add(planKey(name));
    return again === undefined ? [] : [error('twice-grouped', line.at, words.twice(again))];
  });
}

/** Wires name what they join by its title. */
function sameTitles(lines: readonly PlanLine[], known: ReadonlySet<string>): PlanFinding[] {
  const seen = new Set(known);
  return lines.flatMap((line) => {
    if (line.kind === 'link') return [];
    const key = planKey(line.planned.title);
    const isTaken = seen.has(key);
    seen.add(key);
    return isTaken ? [error('same-title', line.at, words.same(line.planned.title))] : [];
  });
}

const most = { group: PLAN.groups, note: PLAN.notes, link: PLAN.links } as const;
const tooMuch = (lines: readonly PlanLine[]): PlanFinding[] =>
  (['group', 'note', 'link'] as const).flatMap((kind) =>
    lines
      .filter((line) => line.kind === kind)
      .slice(most[kind])
      .map((line) => error('too-much', line.at, words.much(most[kind]))),
  );

/** What looks like an item is missed by whoever wrote it; a remark is only left where it is. */
const unreadOf = ({ at, words: line, isItem }: UnreadLine): PlanFinding => ({
  rule: 'unread-line',
  level: isItem ? 'error' : 'warning',
  at,
  words: words.unread(line.length > 40 ? `${cut(line, 40)}…` : line),
});

const error = (rule: PlanRule, at: PlanFinding['at'], said: PlanFinding['words']): PlanFinding => ({
  rule,
  level: 'error',
  at,
  words: said,
});

const words = {
  empty: {
    ko: '보드에 놓을 것이 하나도 없어요. 그룹, 메모, 연결 가운데 하나는 있어야 해요.',
    en: 'There is nothing to put on the board. Plan a group, a note or a link.',
  },
  unknown: (name: string) => ({
    ko: `「${name}」${particleFor(name, '이라는', '라는')} 카드는 없어요. 소스의 제목을 그대로 적어 주세요.`,
    en: `There is no card called “${name}”. Write the title of a source as it stands.`,
  }),
  small: (title: string) => ({
    ko: `묶음 「${title}」에는 카드가 둘 이상 있어야 해요.`,
    en: `The group “${title}” needs at least two cards.`,
  }),
  twice: (name: string) => ({
    ko: `「${name}」${particleFor(name, '은', '는')} 묶음 하나에만 들어갈 수 있어요.`,
    en: `“${name}” can be in one group only.`,
  }),
  same: (title: string) => ({
    ko: `「${title}」${particleFor(title, '이라는', '라는')} 제목이 이미 있어요. 다른 제목을 적어 주세요.`,
    en: `“${title}” is taken already. Choose another title.`,
  }),
  long: (title: string) => ({
    ko: `메모 「${title}」${particleFor(title, '은', '는')} ${PLAN.noteLength}자를 넘어요. 줄여 주세요.`,
    en: `The note “${title}” is longer than ${PLAN.noteLength} characters. Shorten it.`,
  }),
  self: (name: string) => ({
    ko: `「${name}」${particleFor(name, '을', '를')} 자신과 연결할 수는 없어요. 다른 카드로 바꾸거나 지워 주세요.`,
    en: `“${name}” cannot be linked with itself. Name another card, or remove the line.`,
  }),
  unread: (line: string) => ({
    ko: `읽을 수 없어 보드에 놓이지 않는 줄이에요: ‘${line}’ ‘- 「제목」: 내용’이나 ‘- 「제목」 → 「제목」: 이유’로 적거나 지워 주세요.`,
    en: `This line cannot be read and does not come onto the board: “${line}” Write “- 「title」: text” or “- 「title」 → 「title」: reason”, or remove it.`,
  }),
  much: (count: number) => ({
    ko: `한 번에 ${count}개까지만 볼 수 있어요. 나머지는 빼 주세요.`,
    en: `At most ${count} can be looked over at once. Leave out the rest.`,
  }),
};
