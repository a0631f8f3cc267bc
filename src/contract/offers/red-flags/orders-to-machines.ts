import { listed } from '../derive/words.ts';
import { saidIn, type Says } from './said-in.ts';

/** Said to a machine that reads the mail, not to the creator. */
export const ORDERS_TO_MACHINES: readonly Says[] = [
  {
    words: [
      listed('ignore|disregard|forget|override'),
      listed('previous|prior|above|earlier|preceding|system|all|your|other'),
      listed('instruction|prompt|rule|message|guideline'),
    ],
  },
  { words: [['system prompt', '시스템 프롬프트']] },
  {
    words: [['you are', 'you are now'], listed('an ai|a language model|an assistant|a chatbot|ai assistant')],
  },
  { words: [listed('dear ai|hey ai|attention ai|dear assistant|hey assistant|attention, ai|dear llm')] },
  {
    words: [listed('이전|위의|위 |앞의|기존|시스템|모든'), listed('지시|명령|프롬프트|지침'), ['무시', '잊']],
  },
  {
    words: [
      listed(
        'ai는|ai야|ai에게|ai님|ai가 읽|인공지능은|인공지능에게|챗봇은|챗봇에게|어시스턴트는|어시스턴트에게|ai 어시스턴트',
      ),
    ],
  },
];

/** What a creator asks for is said by the creator alone, and what is to be answered by nobody else. */
const TELLS_THE_ANSWER: readonly Says[] = [
  {
    words: [listed("creator's|influencer's|user's|youtuber's"), ['rate', 'price', 'fee']],
  },
  { words: [['rate card'], ['is', 'says', 'should']] },
  { words: [['단가표'], listed('라고|바꾸|바꿔|수정|무시|대신|적')] },
  {
    words: [listed('크리에이터|유튜버|작가|사용자'), ['단가는', '단가를', '단가가']],
  },
  { words: [listed('reply that|respond that|answer that|reply with:|respond with:|output:|answer with:')] },
  {
    words: [['라고', '라고만'], listed('답하|답해|답장|회신|적어|써|쓰세|출력|기록|말해')],
  },
];

/** A sentence whose amounts are no offer: it gives orders to a machine, or words to the one who answers. */
export const ordersNobody = (sentence: string): boolean =>
  saidIn(sentence, ORDERS_TO_MACHINES) !== null || saidIn(sentence, TELLS_THE_ANSWER) !== null;
