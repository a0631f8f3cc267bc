/** What everybody says in the same words, some of it because the law or a platform asks for these words: never copying. */
const phrases = [
  '구독과? ?,? ?(?:알림|알람|좋아요)[^.!?\\n]{0,40}',
  '좋아요[와과,]? ?(?:구독|알림)[^.!?\\n]{0,40}',
  '(?:오늘도 |끝까지 )?(?:영상 )?(?:시청|봐|읽어) ?(?:해 ?)?주셔서 (?:정말 |너무 |진심으로 )?감사[^.!?\\n]{0,10}',
  '다음 (?:영상|시간|글|포스팅|편)에서? ?(?:또 )?(?:만나|봬|뵙|찾아|돌아|봐)[^.!?\\n]{0,16}',
  '안녕하세요[,.! ]{0,3}(?:여러분)?[^.!?\\n]{0,20}(?:입니다|이에요|예요)?',
  '댓글(?:로|에|창에)[^.!?\\n]{0,24}(?:남겨|알려|달아|적어) ?주[^.!?\\n]{0,8}',
  '(?:더 ?보기란|고정 ?댓글|설명란)[^.!?\\n]{0,30}',
  '(?:이|본) (?:포스팅|글|영상|콘텐츠)은? [^.!?\\n]{0,60}(?:제공받|지원받|지급받|수수료|광고)[^.!?\\n]{0,30}',
  '유료 ?광고를? 포함[^.!?\\n]{0,20}',
  '쿠팡 ?파트너스[^.!?\\n]{0,60}',
  '(?:알림 ?설정|구독)[^.!?\\n]{0,12}(?:부탁|눌러)[^.!?\\n]{0,12}',
  '무단 ?(?:전재|복제|배포)[^.!?\\n]{0,30}',
  '(?:오늘은?|이번 ?(?:영상|글|편)(?:에서|에)?는?|지금부터) [^.!?\\n]{0,60}(?:알려|소개해?|보여|공유해?|정리해|추천해|말씀해?|준비해|이야기해|얘기해) ?(?:드릴게요|드리겠습니다|드리려고[^.!?\\n]{0,12}|볼게요|보겠습니다|봤(?:어요|습니다)|왔(?:어요|습니다))',
  '여러분(?:들)?[,!~ ]',
  '(?:솔직히|사실대로|결론부터|한마디로|쉽게|다시) (?:말하면|말하자면|말해서|말씀드리면|말씀드리자면)',
  '도움이 (?:되셨|됐|되었)(?:다면|으면)[^.!?\\n]{0,40}',
  "in (?:this|today['’]s) (?:video|post|article|episode),? (?:i|we)(?:['’](?:m|re|ll)| am| are| will)? (?:going to |gonna |want to )?(?:show|share|tell|talk|teach|walk|give|cover|look)[^.!?\\n]{0,60}",
  'welcome (?:back )?to (?:my|the|our|another)[^.!?\\n]{0,40}',
  "let['’]s (?:get|dive|jump) (?:right |straight )?(?:in|into|started)[^.!?\\n]{0,16}",
  '(?:let me know|tell me|leave a comment)[^.!?\\n]{0,40}(?:comments?|below)[^.!?\\n]{0,16}',
  'thanks? (?:you )?(?:so much )?for (?:watching|reading|listening)[^.!?\\n]{0,24}',
  '(?:like|hit|smash)[^.!?\\n]{0,24}(?:subscribe|like button|bell)[^.!?\\n]{0,40}',
  '(?:please )?subscribe[^.!?\\n]{0,40}',
  'links? (?:is |are )?in the description[^.!?\\n]{0,24}',
  '(?:affiliate links?|as an amazon associate)[^.!?\\n]{0,60}',
  '(?:see|catch) you (?:guys )?(?:in the )?next (?:one|time|video)[^.!?\\n]{0,8}',
  'all rights reserved',
];
const BOILERPLATE = new RegExp([...phrases, '\\[\\d{1,3}\\]'].join('|'), 'giu');

/** The text with boilerplate and the marks [n] blanked out; places stay as they are. */
export const withoutBoilerplate = (text: string): string =>
  text.replace(BOILERPLATE, (found) => ' '.repeat(found.length));
