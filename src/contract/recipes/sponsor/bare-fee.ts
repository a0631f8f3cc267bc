import { quoteOf, type Quote } from './brief-types.ts';
import { ordersNobody } from './instructions.ts';
import type { MailLine } from './mail-lines.ts';

const FEE =
  '(?:(?:편|건|회)당|광고 ?비|광고료|원고료|고료|제작비|단가|예산|견적|출연료|진행비|사례비|섭외비|모델료|협찬비|페이(?!지|백|스|팔|퍼)|(?<![가-힣])비용|(?<![가-힣])금액|\\bfee|\\bbudget|\\brate(?!s? card))';
const ROUGHLY = '(?:\\s?(?:정도|선|내외|안팎|쯤|가량|사이|전후|이상|이하|이내))';
/** A number or a range of two, with what makes it rough: '40 정도', '40~50선'. */
const DIGITS = '(?<![\\d.,:/~-])((?:약|대략|한)?\\s?[1-9]\\d{0,3}(?:\\.\\d)?(?:\\s?(?:[~〜∼–-]|에서)\\s?\\d{1,4})?';
/** Units of money, and of everything else that is counted, dated, written or addressed. */
const NO_UNIT =
  '(?![\\d~–-]|[,.:/]\\d|\\s?(?:[%‰$€₩만천백억원불]|퍼센트|프로|달러|유로|엔|위안|편|회|건|개|명|초|분|일|월|년|주|시(?!작)|자(?![가-힣])|차|번|종|장|부|대(?![로비])|인|세|살|안(?![팎내])|화|컷|곳|팀|배|위|점|호|층|뷰|조회|박|끼|인분|벌|켤레|병|잔|k\\b|m\\b|krw|usd|won|dollars?|eur|days?|weeks?|months?|videos?|posts?|reels?|minutes?|seconds?|views?|st\\b|nd\\b|rd\\b|th\\b))';
/** Nothing else is spoken of between a fee and its number. */
const BETWEEN = '[^\\d.!?\\n%]{0,16}?';
const NO_FEE =
  /드리기(?:는|가)? ?(?:어렵|어려|힘들)|없|업로드|초안|협의 ?후|수정|회신|일정|기간|조회|구독|노출|기준|분량|길이|편수|할인|정가|판매가|제품가|위약|세율|수수료|지급|정산|입금|번호|버전|upload|draft|days|views|discount/i;

const BEHIND = new RegExp(`${FEE}(${BETWEEN})${DIGITS}${ROUGHLY}?)${NO_UNIT}`, 'gi');
const BEFORE = new RegExp(`${DIGITS}${ROUGHLY})${NO_UNIT}(\\s?(?:의|으로|에|로)?\\s?[^\\d.!?\\n%]{0,6}?)${FEE}`, 'gi');

const REFUSED = /^\s?(?:만\s?)?(?:은|는|이|까지는|으로는)?\s?(?:다소\s|조금\s|좀\s)?(?:어렵|어려|불가|힘들|무리)/;
/** What is offered instead of a number that was refused. */
const INSTEAD = new RegExp(
  `(?<![\\d.,:/~-])(\\d{1,4})${NO_UNIT}\\s?(?:까지|정도|선)?(?:은|는|으로는|이면)?\\s?(?:가능|괜찮|맞춰)`,
);

/** A number that a mail gives for a fee without saying of what: '광고비는 40 정도' is asked about, not taken for 400,000 won. */
export function bareFeeOf(text: string, lines: readonly MailLine[]): Quote | null {
  for (const { text: line, start } of lines) {
    if (ordersNobody(line)) continue;
    for (const [pattern, numberIn, wordsIn] of [
      [BEHIND, 2, 1],
      [BEFORE, 1, 2],
    ] as const) {
      for (const match of line.matchAll(pattern)) {
        const number = (match[numberIn] ?? '').trim();
        if (NO_FEE.test(match[wordsIn] ?? '')) continue;
        const from = match.index + match[0].indexOf(number);
        const behind = line.slice(from + number.length, from + number.length + 60);
        const instead = REFUSED.test(behind) ? INSTEAD.exec(behind) : null;
        if (REFUSED.test(behind) && instead === null) continue;
        const words = instead?.[1] ?? number;
        const at = start + from + (instead ? number.length + instead.index : 0);
        return quoteOf(text, at, at + words.length);
      }
    }
  }
  return null;
}
