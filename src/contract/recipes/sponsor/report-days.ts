import type { Before } from './relative-days.ts';

/** What a creator sends in when the film is out. */
const REPORT = /보고|리포트|성과|인사이트|조회수 ?캡처|통계|지표|report|insights|analytics|screenshots?|stats\b/i;
const AFTER_UPLOAD =
  /(?:업로드|게시|발행|공개|영상 ?공개)(?:일|완료|하신|하시고|된)?\s?(?:후|이후|뒤|로부터|기준|하고)?\s?(?:(\d{1,2})\s?일|([1-4])\s?주일?|(일주일|이 ?주|보름|한 ?달))\s?(?:이내|내|안|후|뒤|차)?|(?:within )?\b(\d{1,2}|one|two|three|a)[ -](day|week)s? (?:of|after|from|following) (?:the )?(?:upload|publish\w*|publication|go(?:ing)?[- ]live|post\w*|release)/gi;
const WORDS: Readonly<Record<string, number>> = {
  일주일: 7,
  이주: 14,
  보름: 15,
  한달: 30,
  one: 1,
  two: 2,
  three: 3,
  a: 1,
};

/** '결과 보고: 업로드 후 7일 이내': by when the creator tells how it went, as days that are counted on from the upload. */
export function reportDaysIn(words: string): { match: RegExpExecArray; before: Before }[] {
  if (!REPORT.test(words)) return [];
  return [...words.matchAll(AFTER_UPLOAD)].map((match) => {
    const [, days, weeks, named, count, unit] = match;
    const english = count === undefined ? 0 : (WORDS[count.toLowerCase()] ?? Number(count)) * (unit === 'week' ? 7 : 1);
    const korean = Number(days ?? 0) + Number(weeks ?? 0) * 7 + (WORDS[(named ?? '').replace(' ', '')] ?? 0);
    return { match, before: { days: -(english + korean), what: 'upload' } };
  });
}
