import { isTemplateLine, isTemplateTitle } from '../canvases/template-lines.ts';
import { hasTemplatePlace } from './open-places.ts';

/** With or without the mark of its list, and as a sticky note shows it. */
const UNTICKED = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[ ?\]|☐)\s/;

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

/** What of a note can be evidence: what a person has said in it, without what is still to be done. */
export const evidenceIn = (note: string): string => without(note, (line) => isSaid(line) && !UNTICKED.test(line));
