/** What a question asks for that quoting cannot give. */
export type Beyond = 'comparison' | 'judgement' | 'computation' | 'writing';

interface Form {
  beyond: Beyond;
  asked: readonly RegExp[];
  /** How a source says it itself: where a sentence does, that is quoted. Null where no source can. */
  said: RegExp | null;
}

/** THE TABLE of forms; the first that fits holds. */
const forms: readonly Form[] = [
  {
    beyond: 'comparison',
    asked: [
      /(?:차이|다른 점|공통점|장단점)(?:[은는이가을를와과도의]|점|$|[\s?,.])|비교해|비교하/,
      /(?:중|중에|중에서|가운데)\s?(?:어느|어떤|뭐가|뭘|무엇이|누가|어디가|더)/,
      /(?:어느|어떤)\s?(?:쪽|것|게|편|영상|글|소스)[가-힣]{0,2}\s더|(?:뭐가|무엇이|누가|어디가)\s더/,
      /\b(?:differences?|compare[sd]?|comparison|in common|pros and cons|vs)\b/i,
      /\bwhich\b[^?]{0,60}\b(?:better|best|worse|worst|more|most|[a-z]{3,}(?:er|est))\b/i,
    ],
    said: /보다|차이|다르|다른|비해|더 |differ|than|unlike|whereas/i,
  },
  {
    beyond: 'comparison',
    asked: [
      /[가-힣]보다\s(?:더\s)?[가-힣\s]{1,20}(?:나요|가요|까요|을까|는지|어요|아요|해요|니|냐)(?:[?\s]|$)/,
      /\b(?:better|worse|more [a-z]+|less [a-z]+|[a-z]{3,}er) than\b/i,
    ],
    said: /보다|\bthan\b/i,
  },
  {
    beyond: 'computation',
    asked: [
      /더하면|더해서|합하면|합치면|빼면|나누면|곱하면|계산해|환산|평균[은이]/,
      /\b(?:add(?:ed)? (?:up|together)|divided?|multipl[a-z]+|subtract|calculate|on average)\b/i,
    ],
    said: /더하면|합하면|합치면|빼면|나누면|곱하면|배[가로 ]|평균|average|times|divided/i,
  },
  {
    beyond: 'judgement',
    asked: [
      /추천해|추천 좀|골라\s?(?:줘|주|달)|판단해|평가해|순위를|점수를 매|어떻게 생각|네 생각|의견은/,
      /(?:받|하|사|쓰|가)[가-힣]{0,2}\s?게 (?:좋을|나을|맞을)/,
      /\b(?:recommend|do you think|your opinion|rank|evaluate|judge|worth it)\b/i,
      /\bshould (?:i|we) (?:accept|take|buy|choose|pick)\b/i,
    ],
    said: /추천|recommend/i,
  },
  {
    beyond: 'writing',
    asked: [
      /(?:대본|초안|글|제목|캡션|문구|메일|답장|댓글|설명란|스레드)[가-힣\s\d]{0,20}(?:써|만들어|지어|작성해|뽑아)\s?(?:줘|주|달|줄)/,
      /(?:번역해|고쳐|다듬어|바꿔)\s?(?:줘|주|달|줄)/,
      /^(?:please )?(?:write|draft|translate|rewrite|compose|brainstorm)\b/i,
      /^(?:make|create|generate) (?:[a-z\d]+ ){0,2}(?:scripts?|titles?|captions?|posts?|threads?|emails?|reply)\b/i,
    ],
    said: null,
  },
];

/** Null for a question that a sentence of a source may answer. */
export const beyondOf = (question: string): Form | null =>
  forms.find(({ asked }) => asked.some((form) => form.test(question))) ?? null;
