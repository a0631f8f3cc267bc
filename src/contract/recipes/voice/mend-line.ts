import type { AiTell } from './ai-tells.ts';
import type { VoiceProfile } from './profile.ts';
import { rewriteLine } from './rewrite.ts';

const MARK = /\[\d{1,6}\]/g;
const LAST_MARKS = /(?<!\s|\[\d{1,6}\])((?:\s*\[\d{1,6}\])+)\s*(?!\s)([.!?…]*)\s*$/;

/** The text with blanks in the place of the numbers of its evidence: nobody says them, and every place stays where it is. */
export const spokenOnly = (text: string): string => text.replace(MARK, (mark) => ' '.repeat(mark.length));

/** '2/ ', '- ' and '1. ': what a line begins with and nobody says. */
const LEAD = /^\s*(?:\d{1,3}[/.)]|[-*•·])\s+/u;

/** As `rewriteLine`, for a line that may begin as an item of a list and end in the numbers of its evidence; both are kept. */
export function mendLine(line: string, profile: VoiceProfile, tells?: readonly AiTell[]): string | null {
  const lead = LEAD.exec(line)?.[0] ?? '';
  const said = mendSaid(line.slice(lead.length), profile, tells);
  return said === null ? null : lead + said;
}

function mendSaid(line: string, profile: VoiceProfile, tells?: readonly AiTell[]): string | null {
  const found = LAST_MARKS.exec(line);
  if (!found) return rewriteLine(line, profile, tells);
  const [, marks = '', stop = ''] = found;
  const said = rewriteLine(line.slice(0, found.index) + stop, profile, tells);
  if (said === null) return null;
  return stop !== '' && said.endsWith(stop) ? said.slice(0, -stop.length) + marks + stop : said + marks;
}
