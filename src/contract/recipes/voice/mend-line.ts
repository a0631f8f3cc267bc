import type { AiTell } from './ai-tells.ts';
import type { VoiceProfile } from './profile.ts';
import { rewriteLine } from './rewrite.ts';

const MARK = /\[\d{1,6}\]/g;
const LAST_MARKS = /((?:\s*\[\d{1,6}\])+)\s*([.!?…]*)\s*$/;

/** The text with blanks in the place of the numbers of its evidence: nobody says them, and every place stays where it is. */
export const spokenOnly = (text: string): string => text.replace(MARK, (mark) => ' '.repeat(mark.length));

/** As `rewriteLine`, for a line that may end in the numbers of its evidence; they are kept. */
export function mendLine(line: string, profile: VoiceProfile, tells?: readonly AiTell[]): string | null {
  const found = LAST_MARKS.exec(line);
  if (!found) return rewriteLine(line, profile, tells);
  const [, marks = '', stop = ''] = found;
  const said = rewriteLine(line.slice(0, found.index) + stop, profile, tells);
  if (said === null) return null;
  return stop !== '' && said.endsWith(stop) ? said.slice(0, -stop.length) + marks + stop : said + marks;
}
