import { keysOf } from '#contract/base/keys-of.ts';
import type { Language } from '#contract/base/language.ts';
import type { RecipeField, RecipeValues } from '#contract/recipes/recipe.ts';
import { textValue } from '#contract/recipes/values.ts';

/** What was written into the optional fields of a form, one a line, for a model; nothing for those that are empty. */
export function toldOf(fields: readonly RecipeField[], values: RecipeValues, language: Language): string {
  return fields
    .flatMap((field) => {
      const value = textValue(values, field.name).trim();
      const chosen = field.kind === 'choice' ? field.options.find((option) => option.value === value) : undefined;
      return value === '' ? [] : [`- ${field.label[language]}: ${chosen?.label[language] ?? value}`];
    })
    .join('\n');
}

type Words = Readonly<Record<Language, string>>;

/** What holds for everything that is made, but for what a recipe says otherwise. */
const COMMON = {
  own: {
    ko: '소스의 문장을 그대로 베끼지 말고 새로 씁니다.',
    en: 'Write in words of your own and copy no sentence of the sources.',
  },
  cited: {
    ko: '소스에서 가져온 사실에는 그 문장 끝에 구절 번호를 붙입니다.',
    en: 'A fact taken from them ends with the number of its passage.',
  },
  blanks: {
    ko: '소스에도 없고 크리에이터만 아는 것(경험, 이름, 수치)은 지어내지 말고 〔여기에 직접 경험〕처럼 빈칸으로 남깁니다.',
    en: 'What only the creator knows (experience, names, figures) and no source says is never made up: leave a blank such as 〔your own experience here〕.',
  },
} as const satisfies Record<string, Words>;
type Rule = keyof typeof COMMON;

/** An order with what was told in the form, and what holds for everything that is made, but for rules that do not hold here. */
export const orderOf = (
  order: string,
  fields: readonly RecipeField[],
  values: RecipeValues,
  language: Language,
  without: readonly Rule[] = [],
): string => {
  const common = keysOf(COMMON).flatMap((rule) => (without.includes(rule) ? [] : COMMON[rule][language]));
  return [order, toldOf(fields, values, language), common.join(' ')].filter((part) => part !== '').join('\n\n');
};
