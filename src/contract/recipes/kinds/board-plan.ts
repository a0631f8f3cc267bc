import { writePlan } from '../plan/board-plan.ts';
import { checkPlan, fitPlan, PLAN } from '../plan/check-plan.ts';
import { planOf } from '../plan/outline-plan.ts';
import type { Recipe, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { textValue } from '../values.ts';
import { wishField } from './fields.ts';
import { orderOf } from './orders.ts';

const fields = [wishField] as const;
/** What the form of a result may hold beside the rest. */
const CARDS_LENGTH = 3_000;

const cardsOf = (values: RecipeValues): string[] => textValue(values, 'cards').split('\n').filter(Boolean);

/** As many titles as the form holds; the others cannot be planned with. */
function titlesOf({ sources }: RecipeMaterial): string {
  let left = CARDS_LENGTH;
  return sources
    .map(({ title }) => title.replace(/\s+/gu, ' ').trim())
    .filter((title) => title !== '' && (left -= title.length + 1) >= 0)
    .join('\n');
}

/** Groups, notes and wires for what stands on the board: shown there as a proposal, and nothing of it is done before somebody takes it. */
export const boardPlan: Recipe = {
  name: { ko: '보드 정리 제안', en: 'Plan for the board' },
  what: {
    ko: '묶음, 메모, 연결을 제안해요. 보드에서 미리 보고 마음에 드는 것만 받아요.',
    en: 'Suggests groups, notes and links. Preview them on the board and accept what you like.',
  },
  fields,
  readsOffers: true,
  learn: (values, material) => ({ ...values, cards: titlesOf(material) }),
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? `보드를 정리할 제안을 씁니다. 형식은 아래와 똑같이, 다른 말은 쓰지 않습니다.\n\n## 묶음\n\n- 「묶음 제목」: 「소스 제목」, 「소스 제목」\n\n## 메모\n\n- 「메모 제목」: 한 문단, 구절 번호와 함께\n\n## 연결\n\n- 「소스나 메모 제목」 → 「소스나 메모 제목」: 이유 한두 마디\n\n소스 제목은 <source title>에 있는 그대로 「」 안에 씁니다. 묶음은 ${PLAN.groups}개, 메모는 ${PLAN.notes}개, 연결은 ${PLAN.links}개까지. 소스 하나는 묶음 하나에만. 메모는 ${PLAN.noteLength}자까지. 쓸모 있는 것만 제안하고, 없는 부분은 제목째 뺍니다.`
        : `Propose how to order the board, in exactly this form and with nothing else.\n\n## Groups\n\n- 「title of the group」: 「title of a source」, 「title of a source」\n\n## Notes\n\n- 「title of the note」: one paragraph, with the numbers of its passages\n\n## Links\n\n- 「title of a source or note」 → 「title of a source or note」: the reason in a few words\n\nWrite the title of a source between 「」 as it stands in <source title>. At most ${PLAN.groups} groups, ${PLAN.notes} notes and ${PLAN.links} links; a source in one group only; a note in at most ${PLAN.noteLength} characters. Propose only what is useful, and leave out a part with its heading where there is nothing.`,
      fields,
      values,
      language,
    ),
  outline: (_, material, language) => writePlan(planOf(material, language), language),
  check: (text, values) => checkPlan(text, cardsOf(values)),
  fit: (text, values) => fitPlan(text, cardsOf(values)),
};
