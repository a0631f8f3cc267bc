/** What the rows of an offer are about. */
const FIELD =
  '(?:브랜드|광고주|제품|상품|서비스|품목|캠페인|콘텐츠|컨텐츠|매체|플랫폼|형태|형식|원고료|광고비|제작비|고료|비용|예산|단가|금액|보수|초안|시안|가편|대본|원고|촬영|업로드|게시|공개|납품|마감|수정|활용|라이[선센]스|사용권|저작권|경쟁|경업|독점|정산|지급|대금|입금|해시태그|담당자?|문의|일정|기간|보고|리포트)';
const FIELD_IN_ENGLISH =
  '(?:brand|client|product|campaign|deliverables?|content|format|platforms?|scope|fee|rate|budget|compensation|draft|script|post(?:ing)? date|publish(?:ing)? date|go[- ]live|live date|upload|usage|rights|licensing|exclusivity|payment|terms|revisions?|edits|timeline|contact|hashtags?)';
const MARKS = '[\\s>■□▶▷►◆◇●○◎※•·*-]{0,6}';
/** A line that is nothing but the name of a field: '초안 전달일', 'Usage rights'. */
const LABEL_ALONE = new RegExp(
  `^${MARKS}(?=[^\\n]{2,18}$)(?:(?:2차 ?)?(?:[가-힣]{1,5} ?){0,2}?${FIELD}(?: ?[가-힣]{1,4}){0,2}|(?:[a-z]{2,10} )?${FIELD_IN_ENGLISH}(?: [a-z]{2,10}){0,2})\\s*[:：]?\\s*$`,
  'i',
);
const ENDS_SENTENCE = /[요다죠][.!?~]*\s*$/;
const BULLET = /^\s*(?:[-•·*▪–✔✓]|\d{1,2}[.)]|[①-⑳])\s/;
const LEAST_PAIRS = 3;
const LONGEST_VALUE = 120;

/** Cells that came below each other, label and value by turns: each pair as one row. */
function withPairs(text: string): string {
  const lines = text.split('\n');
  const isLabel = (line: string | undefined): boolean =>
    line !== undefined && LABEL_ALONE.test(line) && !ENDS_SENTENCE.test(line);
  const valueAt = (i: number): number => {
    const at = lines[i + 1]?.trim() === '' ? i + 2 : i + 1;
    const value = lines[at]?.trim() ?? '';
    if (value === '' || value.length > LONGEST_VALUE || BULLET.test(value)) return -1;
    const behind = lines[at + 1] ?? '';
    return isLabel(value) && behind.trim() !== '' && !isLabel(behind) ? -1 : at;
  };
  const pairs = lines.flatMap((line, i) => (isLabel(line) && valueAt(i) > 0 ? [i] : []));
  if (pairs.length < LEAST_PAIRS) return text;
  for (const i of pairs) {
    const at = lines[i] === '' ? -1 : valueAt(i);
    if (at < 0) continue;
    lines[i] = `${(lines[i] ?? '')
      .trimEnd()
      .replace(/[:：]$/, '')
      .trimEnd()}: ${lines[at]?.trim() ?? ''}`;
    lines[at] = '';
  }
  return lines.join('\n');
}

/** '초안 제출   2026. 12. 18.': two columns that only spaces divide. */
const TWO_COLUMNS = /^[ \t>]{0,6}([^\s\d:：|,.!?][^\d:：|,.!?\n]{0,16}?)(?: {2,}|\t)(\S[^\n]{0,300})$/;
/** '구 분', '내 용' */
const SPREAD = /^(?:[가-힣] ){1,3}[가-힣]$/;

const HEAD_ROW = /^(?:구분|항목)(?:내용|상세내용|상세|비고)/;

function withColumns(text: string): string {
  const lines = text.split('\n');
  const rows = lines.filter((line) => TWO_COLUMNS.test(line));
  if (rows.length < LEAST_PAIRS || !rows.some((row) => new RegExp(FIELD).test(row))) return text;
  return lines
    .map((line) => {
      const [, label = '', value] = TWO_COLUMNS.exec(line) ?? [];
      if (value === undefined) return line;
      if (HEAD_ROW.test(`${label} ${value}`.replaceAll(' ', ''))) return '';
      return `${SPREAD.test(label) ? label.replaceAll(' ', '') : label} | ${value}`;
    })
    .join('\n');
}

/** So many rows below each other are a table. */
const ROWS = /(?:^[ \t]{0,4}[가-힣A-Za-z0-9][가-힣A-Za-z0-9 ·]{1,13} \/ [^\n]{1,200}(?:\n|$)){4,60}/gm;

/** Rows such as '수정 / 최대 2회' with the line that divides a table. */
const withSlashes = (text: string): string =>
  text.replace(ROWS, (rows) => rows.replace(/^([^/\n]{2,20}) \/ /gm, '$1 | '));

/** The rows of a table that lost its lines, one in a line with its label before it. */
export const withRows = (text: string): string => withPairs(withColumns(withSlashes(text)));
