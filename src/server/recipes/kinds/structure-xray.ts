import type { RecipeWriting } from '../writing.ts';
import { orderOf } from './orders.ts';
import { bulletsOf, headingOf } from './outline.ts';
import { learnTimes } from './learn-times.ts';
import { xrayRecord } from './xray-record.ts';
import { foundByRule } from './xrays.ts';
import { totalsIn } from '#contract/recipes/kinds/check-xray.ts';
import { totalsLine } from '#contract/recipes/structure/totals-line.ts';
import { fields } from '#contract/recipes/kinds/structure-xray.ts';

/** The cell of a row with what is said there, and the two before it. */
const WORDS_OF_ROW = /^(\|[^|\n]*\|[^|\n]*\|)[^|\n]*\[\d{1,3}\][^|\n]*/gm;

export const structureXrayWriting: RecipeWriting = {
  learn: learnTimes,
  record: xrayRecord,
  found: foundByRule,
  quotes: (text) =>
    [...text.matchAll(WORDS_OF_ROW)].map(({ 0: row, 1: before = '', index }) => [
      index + before.length,
      index + row.length,
    ]),
  ownLines: (values) => totalsIn(values).flatMap((one) => [totalsLine(one, 'ko'), totalsLine(one, 'en')]),
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? '영상의 구조를 봅니다. `videos`에 영상마다 제목 `title`(<found>의 제목 그대로)과 `rows`. <found>에 표가 있으면 이 표에서 이름과 까닭만 고쳐 주세요. 시각은 그대로 두고, 잘못 짚은 줄은 빼도 됩니다. 표에 없는 구간(특히 훅과 첫 증거)은 소스에서 찾아 더하되 자막이 시작하는 시각만 씁니다. `beat`: 구간(훅, 약속, 첫 증거, 전환, 광고, 행동 유도). `when`: 언제(0:00–0:08처럼), 소스에 초가 없으면 지어내지 말고 비웁니다. `words`: 원문 그대로 60자 안과 구절 번호. `why`: 그렇게 본 까닭과 왜 통하는지, 내 말로. `shared`: 영상이 둘 이상이면 닮은 점을 숫자와 함께, 아니면 빈 목록.'
        : 'Look at the structure of the videos. `videos`: of each its `title` as in <found>, and `rows`. Where <found> holds a table, correct only the names and reasons in it: times stay, and a row that is wrong may go. Add what the table lacks, hook and first proof above all; what you add begins where a caption begins. `beat`: hook, promise, first proof, turn, sponsor slot, call to action. `when`: as in 0:00–0:08; empty where the source has no times. `words`: what is said there, to the letter, at most 60 characters, with the number of the passage. `why`: why it is taken for that and why it works, in your own words. `shared`: what two or more videos share, with figures, else an empty list.',
      fields,
      values,
      language,
      ['own', 'blanks'],
    ),
  outline(_, material, language) {
    const found = foundByRule(material, language);
    const others = material.sources.filter(({ segments }) => segments.length === 0);
    const untimed = others.map(
      (source) => `### ${headingOf(source, language)}\n\n${bulletsOf(source.quotes.slice(0, 5))}`,
    );
    const note =
      language === 'ko'
        ? '시각이 없는 소스라 중심 문장만 뽑았어요.'
        : 'These sources have no times: here are their central sentences.';
    return [...(found === '' ? [] : [found]), ...(untimed.length === 0 ? [] : [`## ${note}`, ...untimed])].join('\n\n');
  },
};
