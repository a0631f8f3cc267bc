import { writePlan } from '../plan/write-plan.ts';
import { PLAN } from '#contract/recipes/plan/check-plan.ts';
import { planOf } from '../plan/outline-plan.ts';
import { numberedSources, planRecord } from '../plan/plan-record.ts';
import type { RecipeMaterial } from '#contract/recipes/recipe.ts';
import type { RecipeWriting } from '../writing.ts';
import { orderOf } from './orders.ts';
import { fields } from '#contract/recipes/kinds/board-plan.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { planLines } from '#contract/recipes/plan/read-plan.ts';

const NOTE_TITLE = /^-\s+「[^「」]{1,400}」\s*:/u;

/** Where a plan names cards: all of a group and of a link, and the title of a note. */
const titlesInPlan = (text: string): Span[] =>
  planLines(text).lines.map(({ kind, at: [from, to] }) => {
    const title = kind === 'note' ? NOTE_TITLE.exec(text.slice(from, to).trimStart())?.[0] : undefined;
    return [from, title === undefined ? to : text.indexOf(title, from) + title.length];
  });

/** What the form of a result may hold beside the rest. */
const CARDS_LENGTH = 3_000;

/** As many titles as the form holds; the others cannot be planned with. */
function titlesOf({ sources }: RecipeMaterial): string {
  let left = CARDS_LENGTH;
  return sources
    .map(({ title }) => title.replace(/\s+/gu, ' ').trim())
    .filter((title) => title !== '' && (left -= title.length + 1) >= 0)
    .join('\n');
}

export const boardPlanWriting: RecipeWriting = {
  readsOffers: true,
  learn: (values, material) => ({ ...values, cards: titlesOf(material) }),
  record: planRecord,
  found: numberedSources,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? `보드를 정리할 제안을 기록으로 채웁니다.
- \`groups\`: 함께 둘 소스의 묶음. \`title\`과 \`sources\`(아래 소스 번호, 둘 이상). ${PLAN.groups}개까지, 소스 하나는 묶음 하나에만.
- \`notes\`: 새 메모. \`title\`과 \`text\`(한 문단, ${PLAN.noteLength}자까지, 문장 끝에 구절 번호 [n]). ${PLAN.notes}개까지.
- \`links\`: 연결. \`from\`과 \`to\`는 소스면 번호("3"), 새 메모나 묶음이면 그 제목. \`why\`는 이유 한두 마디. ${PLAN.links}개까지.
쓸모 있는 것만 제안하고, 없는 것은 빈 목록으로 둡니다.`
        : `Fill the record of a proposal for ordering the board.
- \`groups\`: sources that belong together, with \`title\` and \`sources\` (at least two of the numbers below). At most ${PLAN.groups}, a source in one group only.
- \`notes\`: new notes, with \`title\` and \`text\` (one paragraph of at most ${PLAN.noteLength} characters, its sentences with the numbers of their passages [n]). At most ${PLAN.notes}.
- \`links\`: \`from\` and \`to\` are the number of a source ("3") or the title of a new note or group; \`why\` is the reason in a few words. At most ${PLAN.links}.
Propose only what is useful, and leave a list empty where there is nothing.`,
      fields,
      values,
      language,
    ),
  outline: (_, material, language) => writePlan(planOf(material, language), language),
  names: titlesInPlan,
};
