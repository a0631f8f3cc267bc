/** The words by which an answer says that the sources do not tell something; our prompt asks for them. */
const FORMS = [
  '소스에 나오지 않',
  '소스에는 나오지 않',
  '소스에 나와 있지 않',
  '소스에는 나와 있지 않',
  '소스에 없',
  '소스에는 없',
  '소스에서 찾을 수 없',
  '소스에서 찾지 못',
  '소스 어디에도 없',
  'not in the sources',
  'the sources do not',
  "the sources don't",
  'the sources don’t',
];

/** Whether a sentence says so in one of these forms; what it means by others nobody guesses. */
export const namesAbsence = (sentence: string): boolean => FORMS.some((form) => sentence.toLowerCase().includes(form));
