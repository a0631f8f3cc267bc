import type { Language } from '#contract/base/language.ts';

/** An answer, a text that a recipe makes, or a record. */
export type Form = 'text' | 'made' | 'record';
export interface FormRules {
  first: string;
  /** What is done where no passage tells it: what is published or sent has blanks, and no remarks on the sources. */
  absent: string;
  /** What is said of a source that was read in part. */
  partly?: string;
  last: string;
}

const inAnswers = {
  ko: '구절에 없는 내용은 ‘소스에 나오지 않아요’라고 한 문장으로 분명히 말합니다. 일반 지식으로 덧붙인 문장에는 (소스 밖의 내용)이라고 적고 번호를 붙이지 않습니다.',
  en: 'Where the passages do not hold the answer, say in one sentence that it is not in the sources. Mark a sentence of general knowledge with (not from the sources) and give it no number.',
};
const inTexts = {
  ko: '구절에 없는 사실은 쓰지 않거나 <task>가 정한 대로 비워 둡니다. 글 안에서 소스에 있는지 없는지를 말하지 않습니다.',
  en: 'A fact that no passage holds is left out, or left blank as the <task> says. The text itself says nothing of what the sources hold or lack.',
};

/** How an answer begins and in what it is written; a record has its form from elsewhere. */
export const formRules: Record<Language, Record<Form, FormRules>> = {
  ko: {
    text: {
      first:
        '인사와 맺음말 없이 답부터 씁니다. 표의 행과 목록의 항목에도 번호를 붙입니다. <task>가 형식을 정하면 그 형식을 따릅니다.',
      absent: inAnswers.ko,
      partly: ' 답에 영향이 있으면 그렇다고 알립니다.',
      last: '질문과 같은 언어로, Markdown으로 답합니다.',
    },
    made: {
      first: '<task>가 정한 글만 쓰고, 그 앞뒤에 설명을 붙이지 않습니다.',
      absent: inTexts.ko,
      last: '질문과 같은 언어로, <task>가 정한 형식으로 씁니다.',
    },
    record: { first: '<task>가 정한 칸만 채웁니다.', absent: inTexts.ko, last: '질문과 같은 언어로 씁니다.' },
  },
  en: {
    text: {
      first:
        'Begin with the answer, without a greeting or a closing. Rows of tables and items of lists carry numbers, too. Where a <task> sets a form, keep to that form.',
      absent: inAnswers.en,
      partly: ' Say so where it matters for the answer.',
      last: 'Answer in the language of the question, in Markdown.',
    },
    made: {
      first: 'Write the text of the <task>, with nothing before or after it.',
      absent: inTexts.en,
      last: 'Write in the language of the question, in the form that the <task> sets.',
    },
    record: {
      first: 'Fill in the fields that the <task> names, and nothing else.',
      absent: inTexts.en,
      last: 'Write in the language of the question.',
    },
  },
};
