/** What models leave to be filled in between square brackets: whose it is and what, or only what. A link and a label are none. */
const WHOSE =
  'your|my|insert|enter|add|recipient|sender|brand|company|creator|channel|contact|product|담당자|브랜드|회사|업체|채널|크리에이터|제품|내|본인';
const WHAT =
  'name|date|amount|fee|rate|price|budget|email|address|phone|number|contact|information|channel|handle|signature|link|이름|성함|명|날짜|금액|단가|연락처|전화번호|이메일|주소|링크|서명';
const ALONE =
  'name|date|amount|brand|company|company name|recipient|sender|이름|성함|날짜|금액|연락처|브랜드|회사명|담당자';
const OF_MODELS = `(?:(?:(?:${WHOSE})(?:['’]s)?[ _/]?){1,3}(?:(?:${WHAT})[ _/]?){1,2}|${ALONE})(?:here)?`;

/** What is still to be written: a blank of ours, of a template or of a model. Places for pictures are told apart by `blanksLeft`. */
export const OPEN_PLACE = new RegExp(
  `〔[^〔〕\\n]{0,300}〕|\\{\\{[^{}\\n]{0,300}\\}\\}|\\[ ?${OF_MODELS} ?\\](?!\\()`,
  'giu',
);

const TEMPLATE_PLACE = /\{\{[^{}\n]{0,300}\}\}/u;

/** Whether a line still holds a place of a template that nobody has filled in. */
export const hasTemplatePlace = (line: string): boolean => TEMPLATE_PLACE.test(line);
