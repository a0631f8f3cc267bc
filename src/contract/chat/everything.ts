const WHOLE =
  /모두|모든|전부|전체|통틀어|빠짐없이|하나도 빠|각각|각 (영상|글|소스|자료|파일|문서|출처)|하나씩|(영상|글|소스|자료|파일|문서|출처)들|\b(all|every|each|everything|whole|entire|across)\b/i;
const ACT =
  /요약|정리|비교|종합|개요|훑어|간추|추려|목록|표로|공통점|차이점|흐름|주제별|\b(summari[sz]e|summary|sum up|overview|compare|comparison|contrast|outline|digest|synthesi[sz]e|list|themes?|in common|differences?|table)\b/i;

/**
 * Whether a question can only be answered from everything that was read: it names the whole and what is to be done with
 * it. "모든 원두는 몇 도에서 볶나요?" names the whole, but asks for a fact that stands somewhere.
 */
export const wantsEverything = (question: string): boolean => WHOLE.test(question) && ACT.test(question);
