import type { Recipe } from '../recipe.ts';
import { wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { bulletsOf, headingOf } from './outline.ts';
import { checkXray, learnTimes } from './check-xray.ts';
import { foundByRule } from './xrays.ts';

const fields = [wishField] as const;

/** Hook, promise, proof, turns, sponsor slot and call to action of the recordings, by the second. */
export const structureXray: Recipe = {
  name: { ko: '구조 엑스레이', en: 'Structure X-ray' },
  what: {
    ko: '영상의 훅, 약속, 첫 증거, 전환, 광고, 행동 유도를 초 단위로 보여 줘요. 여러 영상이 닮은 점도 찾아요.',
    en: 'Hook, promise, first proof, turns, sponsor slot and call to action by the second, plus what several videos share.',
  },
  fields,
  learn: learnTimes,
  found: foundByRule,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? '영상 소스마다 `### 영상 제목` 아래 길이·분당 어절·분당 질문 수를 적은 줄과 표 하나를 만듭니다. <found>에 표가 있으면 이 표에서 이름과 까닭만 고쳐 주세요. 시각과 합계 줄은 그대로 두고, 잘못 짚은 줄은 빼도 됩니다. 빠진 구간을 더할 때는 자막이 시작하는 시각만 씁니다. 열: 구간(훅, 약속, 첫 증거, 전환, 광고, 행동 유도), 언제(0:00–0:08처럼), 말(원문 그대로 60자 안, 구절 번호), 왜 통하는지. 소스에 초가 없으면 시각을 지어내지 않습니다. 영상이 둘 이상이면 끝에 `## 닮은 점`을 숫자와 함께 적습니다.'
        : 'For each video write one line with its length, words a minute and questions a minute, and one table, below `### its title`. Where <found> holds a table, correct only the names and reasons in it: times and the line of totals stay, a row that is wrong may go, and one that you add begins where a caption begins. Columns: Beat (hook, promise, first proof, turn, sponsor slot, call to action), When (as in 0:00–0:08), Words (as they stand, at most 60 characters, with the number of the passage), Why it works. Make up no times where the source has none. With two or more videos add `## What they share`, with figures.',
      fields,
      values,
      language,
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
  check: checkXray,
};
