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
const lines = new Set(
  [
    ...cards.flatMap((card) => Object.values(card.lines).flat()),
    ...words.flatMap(({ guide, generator, thread, tip }) => [guide, generator, thread, tip].join('\n').split('\n')),
  ].map(keyOf),
);
lines.delete('');

/** Whether a line of a note is still as a board for creators or the first board of a canvas has it, in either language. */
export const isTemplateLine = (line: string): boolean => lines.has(keyOf(line));

/** Whether a note is still called as it was there. */
export const isTemplateTitle = (title: string): boolean => titles.has(tidy(title));
