const LABEL =
  '(?:(?:진행|제작|계약|세부)\\s)?(?:브랜드|제품|상품|담당|콘텐츠|컨텐츠|결과물|비용|금액|원고료|광고비|제작비|예산|초안|업로드|게시|공개|촬영|일정|마감|수정|2차 ?활용|활용|경쟁사?|독점|지급|정산|연락처|이메일|(?:필수 ?)?(?:해시태그|링크|문구))(?:명|자|일|기간|횟수| ?(?:이름|마감|일정|기간|횟수|범위|제한|조건|방법|방식))?|brand|product|contact|deliverables|fee|budget|draft|upload|publish|revisions|usage(?: rights)?|exclusivity|payment(?: terms)?|deadline|hashtags';
/** Behind a comma, a stroke or the end of a sentence a label is read where it stands. */
const BREAK = new RegExp(`(?<=[^\\s,;/·|(.!?]) ((?:${LABEL}) ?[:：] )`, 'giu');
/** Fewer labels may stand in a sentence. */
const LEAST_BREAKS = 3;

/** A paragraph in which the lines of a form were run together, as a PDF gives it, with its lines again; every place stays. */
export const withLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => ((line.match(BREAK)?.length ?? 0) < LEAST_BREAKS ? line : line.replace(BREAK, '\n$1')))
    .join('\n');
