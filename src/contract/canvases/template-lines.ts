import { either } from '../base/either.ts';
import { creatorTemplates } from './creator-templates/index.ts';
import type { BoardPlan, PlannedCard } from './creator-templates/plan.ts';
import { templateWords } from './template-words.ts';

const MARKS = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*|[☐☑]\s*)?/;

const tidy = (line: string): string => line.normalize('NFC').replace(/\s+/g, ' ').trim();
/** A line without the mark of its list, which notes, sticky notes and passages show each in its way. */
const keyOf = (line: string): string => tidy(line.replace(MARKS, ''));

const cardsOf = ({ columns }: BoardPlan): PlannedCard[] =>
  columns.flat().flatMap((block) => (block.kind === 'group' ? block.cards : block.kind === 'chat' ? [] : [block]));

const cards = Object.values(creatorTemplates).flatMap(cardsOf);
const words = Object.values(templateWords);

const titles = new Set([
  ...cards.flatMap(({ title }) => Object.values(title)),
  ...words.flatMap(({ guideTitle, generatorTitle, threadTitle, tipTitle }) => [
    guideTitle,
    generatorTitle,
    threadTitle,
    tipTitle,
  ]),
]);
/** Lines of the first board that older boards still have. */
const formerLines = [
  '3. "세 자료의 공통된 후킹 방식을 알려 줘"처럼 물어보세요. 답의 출처를 누르면 그 대목이 열려요.',
  '3. Ask something like "What hooks do these three share?" A click on a citation opens the very passage.',
];
const lines = new Set(
  [
    ...formerLines,
    ...cards.flatMap((card) => Object.values(card.lines).flat()),
    ...cards.filter(({ kind }) => kind === 'sticky').flatMap(({ title }) => Object.values(title)),
    ...words.flatMap(({ guide, generator, thread, tip }) => [guide, generator, thread, tip].join('\n').split('\n')),
  ].map(keyOf),
);
lines.delete('');

/** The prompts of a first board are written for a model. */
const promptLines = new Set(
  words.flatMap(({ generator, thread }) => [generator, thread].join('\n').split('\n')).map(keyOf),
);
promptLines.delete('');

/** Whether a line is of a prompt that a first board comes with. */
export const isPromptLine = (line: string): boolean => promptLines.has(keyOf(line));

/** Whether a line of a note is still as a board for creators or the first board of a canvas has it, in either language. */
export const isTemplateLine = (line: string): boolean => lines.has(keyOf(line));

const PLACE = /\{\{[^{}\n]{0,300}\}\}/gu;
/** What stands before the first place of a line, with the places of all lines that begin so. */
const placesBehind = new Map<string, Set<string>>();
for (const line of lines) {
  const beginning = line.slice(0, Math.max(0, line.indexOf('{{')));
  if (beginning.trim() === '') continue;
  const known = placesBehind.get(beginning) ?? new Set();
  for (const [place] of line.matchAll(PLACE)) known.add(place);
  placesBehind.set(beginning, known);
}

/** What is said only together with the place: '약 {{분}}분을', 'about {{minutes}} min'. */
const BOUND_BEFORE = /(?:^|(?<=[\s:：,(]))(?:약|총|대략|매주|매월|평균|최대|최소|about|around|every)\s*$/iu;
const BOUND_BEHIND = either(
  [
    /^[\p{L}%]{1,6}(?![\p{L}])(?:\s?(?:정도로?|쯤|내외로?|안팎으?로?|가량|중에서?)(?![\p{L}]))?/u,
    /^\s(?:min(?:ute)?s?|sec(?:ond)?s?|hours?|days?|weeks?|times|won|중에서?|정도로?)(?![\p{L}])/u,
  ],
  'iu',
);
/** What is left of a clause or a list in which nothing stands any more. */
const LOOSE = /(?<=[:：(])\s*[,·/|]\s*|\(\s*\)/gu;
const LOOSE_END = /(?<!\s)(?:\s+|(?<![,·/|–—-]))[,·/|–—-]+\s*$/u;
const LABEL_ALONE = /^[^:：]{1,40}[:：]\s*$/u;

/**
 * A line that is filled in by half, without the places that its template still has open in it and without what was said of
 * them; empty where nothing but its label is left. Any other one as it is.
 */
export function withoutOpenPlaces(line: string): string {
  const key = keyOf(line);
  if (!key.includes('{{')) return line;
  const open = [...placesBehind].flatMap(([beginning, known]) => (key.startsWith(beginning) ? [...known] : []));
  let kept = '';
  let rest = line;
  for (const [place] of line.matchAll(PLACE)) {
    const at = rest.indexOf(place);
    const isOpen = open.includes(place);
    kept += isOpen ? rest.slice(0, at).replace(BOUND_BEFORE, '') : rest.slice(0, at) + place;
    rest = isOpen ? rest.slice(at + place.length).replace(BOUND_BEHIND, '') : rest.slice(at + place.length);
  }
  if (kept + rest === line) return line;
  const words = (kept + rest)
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/(?<!\s)\s+(?=[,.)])/g, '')
    .replace(LOOSE, ' ')
    .replace(LOOSE_END, ' ')
    .trimEnd();
  return LABEL_ALONE.test(words) ? '' : words;
}

/** Whether a note is still called as it was there. */
export const isTemplateTitle = (title: string): boolean => titles.has(tidy(title));
