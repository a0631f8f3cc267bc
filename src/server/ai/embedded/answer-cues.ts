/** What kind of thing a question asks for, and how such a thing looks in a sentence. The first row that fits holds. */
const cues: readonly { asked: RegExp; found: RegExp }[] = [
  {
    asked: /언제|몇\s?년|연도|년도|날은|날짜|며칠|몇\s?월|몇\s?일|시기|해는|요일|시점|\bwhen\b|\bdate\b|\byear\b/i,
    found: /[0-9]+\s?(년|월|일|세기|주|개월|시|시간|분|초)|\b(1[0-9]|20)[0-9]{2}\b/,
  },
  {
    asked:
      /몇|얼마|수는|비율|점수|금액|가격|나이|높이|길이|크기|무게|거리|면적|인구|순위|퍼센트|%|how (many|much|long|old|far)/i,
    found: /[0-9]|[일이삼사오육칠팔구십백천만]\s?(명|개|번|위|척|대|곳|차례)/,
  },
];

/** Tells of a sentence whether it holds the kind of thing that the question asks for; null when the question does not say. */
export function findCue(question: string): ((sentence: string) => boolean) | null {
  const cue = cues.find(({ asked }) => asked.test(question));
  return cue ? (sentence) => cue.found.test(sentence) : null;
}
