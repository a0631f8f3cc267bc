import { either } from '#contract/base/either.ts';
import { isPromptLine, isTemplateLine, isTemplateTitle, withoutOpenPlaces } from '#contract/canvases/template-lines.ts';
import { hasTemplatePlace } from '#contract/recipes/open-places.ts';

/** With or without the mark of its list, and as a sticky note shows it. */
const UNTICKED = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[ ?\]|☐)\s/;

const ABOUT_BLANKS = either(
  [
    /안\s?(?:적은|쓴|정한|채운)|덜\s?(?:쓴|적은)|아직\s?(?:못|안)\s/u,
    /(?:빠진|남은|비운|모자란)\s?(?:항목|칸|부분|게|것)|미완성|더\s?(?:적어|써|정해)야/u,
    /\bwhat(?:['’]s| is) (?:still )?(?:missing|left (?:to|open)|undecided)/u,
    /\bstill (?:missing|undecided|to (?:write|fill|decide))|빈\s?칸|빈\s?곳|비어\s?있|채워|채울/u,
    /채우|템플릿|양식|\{\{|\bblanks?\b|\bfill(?:ed)?\b|\btemplates?\b/u,
  ],
  'iu',
);

type IsKept = (line: string) => boolean;

/** `note`: its title, if it has one, and its words, as its passages begin. */
const without = (note: string, isKept: IsKept): string =>
  note
    .split('\n')
    .filter((line, place) => !(place === 0 && isTemplateTitle(line)) && isKept(line))
    .join('\n');

const isSaid: IsKept = (line) => !isTemplateLine(line) && !hasTemplatePlace(line);

/** A note without what its template says in it; places to fill in and things to do stay. */
export const withoutTemplate = (note: string): string =>
  without(note, (line) => hasTemplatePlace(line) || !isTemplateLine(line));

/** What a person has said in a note: neither the words of its template nor lines that still have a place to fill in. */
export const saidIn = (note: string): string => without(note, isSaid);

/**
 * What a model reads of a note: all but the words of its template. The prompts of a first board stay, which are written for
 * a model, and places that somebody has put into a prompt of his own.
 */
export const toldIn = (note: string): string =>
  without(note, (line) => isPromptLine(line) || !isTemplateLine(line))
    .split('\n')
    .flatMap((line) => {
      const told = withoutOpenPlaces(line);
      return told === '' && line !== '' ? [] : told;
    })
    .join('\n');

/** What of a note can be evidence: what a person has said in it, without what is still to be done. */
export const evidenceIn = (note: string): string => without(note, (line) => isSaid(line) && !UNTICKED.test(line));

/** Whether somebody asks about what a template leaves open, so that its places and instructions are what is asked about. */
export const isAboutBlanks = (question: string): boolean => ABOUT_BLANKS.test(question);
