/** What a figure counts or measures; figures of two of these are never the same. */
export type UnitKind =
  | 'percent'
  | 'money'
  | 'year'
  | 'month of a year'
  | 'months'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'length'
  | 'area'
  | 'people'
  | 'tenths'
  | 'hundredths'
  | 'thousandths'
  | 'times'
  | 'things';

const kinds: Record<UnitKind, string> = {
  percent: '% 퍼센트 퍼센트포인트 프로 percent',
  money: '원 달러 유로 엔 파운드 위안 $ £ € ¥ ₩ dollar euro pound won yen cent',
  year: '년 년도 학년도 year',
  'month of a year': '월',
  months: '개월 달 month',
  week: '주 주일 주간 week',
  day: '일 day',
  hour: '시간 시 hour hr',
  minute: '분 minute min',
  second: '초 second sec s',
  length: '미터 킬로미터 센티미터 마일 피트 인치 m km cm mm ft mile feet foot inch',
  area: '제곱미터 제곱킬로미터 평 ㎡ ㎢',
  people: '명 인 people person',
  tenths: '할',
  hundredths: '푼',
  thousandths: '리',
  times: '번 회 차례 time',
  things: '개 장 권 대 마리 편 곳 줄 송이 벌 채 자루 킬로그램 그램 kg page copy song track',
};

const kindOfUnit = new Map<string, UnitKind>(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as UnitKind] as const)),
);
const LONGEST = 7;
const WORD = /\s?(%|㎡|㎢|[가-힣]{1,8}|[a-z]{1,12})/iy;

/** The unit that stands right after a figure, and where it ends; null where none of those that are told apart does. */
export function unitAt(text: string, at: number): { kind: UnitKind; end: number } | null {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (!found || word === undefined) return null;
  const start = at + found[0].length - word.length;
  if (/^[a-z]/.test(word)) {
    // '60 s' lasts a minute; '60s' may be a decade.
    if (word === 's' && start === at) return null;
    const kind = kindOfUnit.get(word) ?? kindOfUnit.get(word.replace(/s$/, ''));
    return kind ? { kind, end: start + word.length } : null;
  }
  for (let length = Math.min(LONGEST, word.length); length > 0; length--) {
    const kind = kindOfUnit.get(word.slice(0, length));
    if (kind) return { kind, end: start + length };
  }
  return null;
}

/** Of a sign of money before a figure. */
export const moneyBefore = (text: string, start: number): boolean => /[$£€¥₩]\s?$/.test(text.slice(0, start).slice(-2));
