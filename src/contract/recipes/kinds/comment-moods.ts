export type Mood = 'sponsor' | 'question' | 'request' | 'thanks' | 'critique' | 'other';

/** Whether something was paid for is asked with and without a question mark; offers of advertising are no such question. */
const SPONSOR =
  /(?:뒷\s?광고|유료\s?광고|광고|협찬|내돈내산|PPL|피피엘)(?:도|은|는|이)?\s?(?:영상\s?)?(?:받(?:은|으|고|았)|아니|아님|아닌가|맞|인(?:가|지|데|\s?거|\s?건)|이?(?:죠|지|야|냐|냄새)|이에요|예요|임|같|네요?(?!\s?많)|였|했|표시|\?)|(?:돈|제품)\s?(?:을\s)?받고\s|(?:광고비|협찬비)\s?(?:는|를)?\s?(?:얼마|받)|is (?:this|it) (?:an ad|sponsored|paid)|\b(?:sponsored|paid promotion)\b/i;
const OFFER =
  /(?:광고|협찬|협업|제휴)\s?(?:문의|제안|의뢰)|메일\s?(?:드|보내)|중간\s?광고|광고(?:가|는)?\s?(?:너무\s)?(?:많|길)/;

/** Looks like a question and is none: '언제나 응원해요', '왜 이제야 봤을까요', '얼마나 웃었는지 몰라요'. */
const RHETORICAL =
  /언제(?:나|든|봐도)|누구(?:나|든)|어디(?:서도|에도|든)|뭐니\s?뭐니|얼마나\s[^?？]{0,40}(?:는지|은지|던지)\s?(?:몰라|모르)\S*|왜\s?이제(?:야|서)\s?\S*(?:\s?(?:봤|알았)\S*)?|왜\s?이렇게\s?(?:잘|좋|재밌|재미|귀엽|귀여|예쁘|예뻐|웃)\S*|뭘\s?(?:해|입어|먹어)도|뭐야\s|몇\s?번(?:을|이나|씩)?\s?(?:봐|보)\S*|어떻게\s?이런\S*/g;
/** '눈물나요' and '잘 보고 가요' ask nothing. */
const ASKS =
  /[?？]|(?<!생각|눈물|힘|티|짜증|화|기억|신|소름|빛)나[요여](?![가-힣])|[을를할볼될올쓸살갈먹들줄일질]까[요여]|[은인한건런던큰된른쁜픈긴난간운준본온싼린]가[요여]|(?:는지|은지|인지|던지)(?:요|도|[\s.~!ㅠㅜ]|$)|궁금|(?:알려|가르쳐)\s?(?:주(?!셔서|신|시니|시고|는)|줘|달라)|(?:링크|정보|좌표|제품명|곡명|이름)\s?(?:좀|부탁|알\s?수)|\b(?:how|what|why|where|which|when)\b/i;
/** A word that asks, and an end that leaves it open: '이거 어디서 사요 ㅠㅠ', '브금 뭐임'. */
const OPEN_END =
  /(?:어디|언제|얼마|누구|무슨|무엇|뭐|뭔|뭘|왜|어떻게|어떤|어느|몇)[^.!?]{0,30}(?:요|여|용|죠|지|임|음|까|나|냐|가|데|꺼|거|건|쓰심|하심)[\sㅠㅜㅋㅎㅇ.~!^]*$/;

const REQUEST =
  /(?:해|다뤄|만들어|올려|보여|찍어|늘려|줄여|넣어|나와)\s?(?:주(?:세요|시면|실|심|십)|줘)|부탁|(?:다음|담)(?:엔|에는|에|번엔|번에는)\s?\S+(?:\s\S+){0,4}\s?(?:도|편|영상)|해\s?줬으면|\b(?:please|could you|can you|next video)\b/i;
const THANKS =
  /감사|고마|고맙|ㄱㅅ|최고|좋아요|좋네|좋았|좋습|유익|유용|도움(?!.{0,8}안)|덕분|사랑|재밌|재미있|잼있|잘\s?(?:봤|보고|볼)|귀여|예뻐|예쁘|멋지|멋져|대박|짱|응원|힐링|꿀팁|꿀잼|대단|웃기|웃겨|미쳤|알차|감동|정주행|\b(?:thanks|thank you|love|great|awesome|helpful)\b/i;
const CRITIQUE =
  /별로|아쉽|틀렸|틀린|아닌데|실망|오류|잘못|싫|노잼|지루|실패|낚였|내용이?\s?(?:달라|다르)|낚시|어그로|도움.{0,8}안|(?:소리|음악|목소리)(?:가|이)?\s?(?:너무\s)?(?:작|커|크|안)|(?:너무|넘)\s?(?:길|짧|시끄|커|크|작|빠르|빨라|느리|많|비싸|심하|어렵|어려)|광고(?:가|는)?\s?(?:너무\s)?(?:많|길)|\b(?:wrong|bad|boring|disappoint|clickbait|mistake)\b/i;

/** What a comment wants, as far as its words tell. */
export function moodOf(comment: string): Mood {
  if (SPONSOR.test(comment) && !OFFER.test(comment)) return 'sponsor';
  const asked = comment.replace(RHETORICAL, ' ');
  if (ASKS.test(asked) || OPEN_END.test(asked)) return 'question';
  if (REQUEST.test(comment)) return 'request';
  if (THANKS.test(comment)) return 'thanks';
  return CRITIQUE.test(comment) ? 'critique' : 'other';
}
