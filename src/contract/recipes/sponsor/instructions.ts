/** Said to a machine that reads the mail, not to the creator. */
export const TO_MACHINES =
  /(?:ignore|disregard|forget|override)\s(?:(?:all|any|the|your|of)\s){0,3}(?:previous|prior|above|earlier|preceding|system|other)\s[^.\n]{0,20}?(?:instruction|prompt|rule|message|guideline)s?|system prompt|you are (?:now )?an? (?:AI|assistant|language model|chatbot)|(?:dear|attention|hey),? (?:AI|LLM|assistant)\b|(?:이전|위의?|앞의?|기존|시스템|모든)\s?(?:의\s)?(?:지시|명령|프롬프트|지침)[^.\n]{0,12}(?:무시|잊)|(?:AI|인공지능|챗봇|어시스턴트)(?:는|야|에게|님|가 읽)[,\s]/gi;

/** What a creator asks for is said by the creator alone, and what is to be answered by nobody else. */
const TELLS_THE_ANSWER =
  /(?:creator|influencer|user|youtuber)['’]s\s(?:\w+\s){0,2}(?:rate|price|fee)s?\b|rate card (?:is|says|should)|단가표(?:는|를|가|의|에)[^.\n]{0,40}(?:라고|바꾸|바꿔|수정|무시|대신|적)|(?:크리에이터|유튜버|작가|사용자)(?:님)?의?\s단가(?:는|를|가)\s|(?:reply|respond|answer|output) (?:that\b|with\s?[:"“'])|라고\s?(?:만\s)?(?:답|회신|적|써|쓰|출력|기록|말해)/i;

/** A sentence whose amounts are no offer: it gives orders to a machine, or words to the one who answers. */
export const ordersNobody = (sentence: string): boolean =>
  sentence.search(TO_MACHINES) >= 0 || TELLS_THE_ANSWER.test(sentence);
