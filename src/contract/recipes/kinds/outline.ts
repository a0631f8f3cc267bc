import { isTemplateTitle } from '../../canvases/template-lines.ts';
import { withoutEnding } from '../../files/title-of-file.ts';
import { OPEN_PLACE } from '../open-places.ts';
import type { ReadSource } from '../recipe.ts';

/** What a person must say himself, as a blank that is seen. */
export const blank = (what: string): string => `〔${what}〕`;

/** Whether something is left for a person to say. */
export const hasBlank = (text: string): boolean => text.search(OPEN_PLACE) >= 0;

/** '식비 반으로 줄이기 (대본)', '[대본 초안] 식비 반으로 줄이기': the title of a script is that of what it is about. */
const FORM =
  '(?:(?:롱폼|숏폼|쇼츠|영상|유튜브|최종|수정)\\s?)?(?:대본|스크립트|콘티|원고|자막|script|draft|transcript)(?:\\s?(?:초안|최종본?|수정본?|v?\\d+))?';
const FORM_BEHIND = new RegExp(`\\s*[([（【]\\s*${FORM}\\s*[)\\]）】]\\s*$|\\s+[-–—|·:]\\s+${FORM}\\s*$`, 'i');
const FORM_BEFORE = new RegExp(`^\\s*(?:[([（【]\\s*${FORM}\\s*[)\\]）】]|${FORM}\\s*[:：|·-])\\s*`, 'i');

/** What a person or an author has called a source; null for a card without a title, and for one that has that of its template. */
export function ownTitleOf({ title: name }: Pick<ReadSource, 'title'>): string | null {
  const title = withoutEnding(name);
  if (title === '' || isTemplateTitle(title)) return null;
  const bare = title.replace(FORM_BEHIND, '').replace(FORM_BEFORE, '').trim();
  return bare === '' ? title : bare;
}
