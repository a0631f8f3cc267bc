import { either, inSequence } from '#contract/base/either.ts';
import type { Cue } from './cues.ts';

/** Words of advertising that is declared. */
export const SPONSOR: readonly Cue[] = [
  {
    pattern:
      /유료 ?광고|광고(?:를|가)? ?(?:포함|하나|잠깐|잠시|시간|영상|듣고|보고(?= ?(?:오|올|와|가|갈|계속))|있겠|입니다|이에요|예요|받)|앞광고/,
    weight: 2,
  },
  {
    pattern: either([
      /협찬|스폰서|제공(?:을)? ?받|지원(?:을|금을)? ?받|제작 ?(?:지원|비)|후원(?:을|해|으로|받|사)/,
      /(?:영상|채널)(?:을|를)? ?(?:도와|지원해|후원해) ?주(?:신|시는|고 계신)/,
      /(?:와|과|랑|이랑) ?함께(?:합니다|해요|하는 영상|했습니다|한 영상|하게)|파트너스 활동|원고료|수수료를 (?:받|제공)/,
    ]),
    weight: 2,
  },
  {
    pattern: either([
      /(?:할인|프로모션|추천인?|쿠폰) ?(?:코드|링크)|\d+ ?(?:%|퍼센트|프로) ?할인|할인(?:된|받|을 받|해 ?드|혜택|가로)/,
      /무료 ?체험|특별 ?(?:할인|혜택)|구독자 ?(?:분들?|여러분)?(?:만|께|에게|을 위한|한정).{0,12}(?:할인|혜택|쿠폰)/,
    ]),
    weight: 2,
  },
  {
    pattern: either(
      [
        /\bsponsor(?:ed|ing|s|ship)?\b|\bpaid (?:promotion|partnership|ad)/,
        /\bbrought to you by\b|\bpartner(?:ed|ing) with\b|\bin partnership with\b/,
        /\bthis (?:ad|message)\b/,
      ],
      'i',
    ),
    weight: 2,
  },
  {
    pattern: either(
      [
        /\b(?:promo|discount|coupon|offer) code\b|\buse (?:my )?(?:code|link)\b/,
        /\b(?:my|our|the) code\b|\b\d+(?:%| percent) off\b|\bfree trial\b/,
        /\bmoney.back guarantee\b/,
      ],
      'i',
    ),
    weight: 2,
  },
];
/** Of what is advertised, when an advertisement has begun. */
export const SPONSOR_GOES_ON = new RegExp(
  String.raw`링크|더보기|설명란|고정 ?댓글|할인|코드|쿠폰|무료|혜택|이벤트|앱(?:을|은|이)|제품|서비스|사이트|가입|다운|구매|구입|출시|브랜드|\b(?:${either([/link|description|code|discount|free|sign(?:ing)? up|check (?:them |it )?out/, /try it|download|install|app|product|brand|website|get started/]).source})\b`,
  'i',
);
export const NOT_SPONSORED = either(
  [
    /(?:광고|협찬|유료 ?광고|스폰서|제공)(?:는|은|이|가|도|를|받은 (?:것|거|게)[이은]?)? ?(?:전혀 |절대 |일절 )?(?:아니|아닙|아님|아닌|없|안 ?받|받지 ?않|않)/,
    /(?:유료 ?)?광고(?:를|가|도)? ?(?:차단|없이|스킵|제거|건너뛰|문의|효율)|내돈내산/,
    /\b(?:never|don['’]t|do not|without) (?:had |have |take |taken |accept |accepted )?(?:a |any )?sponsors?\b/,
    /\bnot (?:a )?sponsor(?:ed)?\b|\bno(?:t an)? (?:sponsors?|ad)\b/,
    /\bisn't sponsored\b/,
  ],
  'i',
);
/** Back to the matter. */
export const RETURN = either(
  [
    inSequence([
      /^(?:자 |네 |그럼 |이제 |자 이제 |그러면 ){0,3}/,
      /다시|본론|돌아와|이어서|계속해서|그럼 (?:다시|이제|본격)|본격적으로|바로 시작|시작(?:해|하)|이제 (?:다시|본론|시작)/,
    ]),
    /본론으로|본격적으로|\b(?:back to (?:the|our|what|this)|now (?:let's|back)|anyway)\b/,
    /\b(?:let's (?:get (?:back|started|into)|go ahead|dive|jump)|with that (?:said|out of the way)|all right so)\b/,
  ],
  'i',
);
