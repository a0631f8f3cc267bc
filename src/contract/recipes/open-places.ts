/** What is still to be written: a blank of ours, or one of a template. Places for pictures are told apart by `blanksLeft`. */
export const OPEN_PLACE = /〔[^〔〕\n]{0,300}〕|\{\{[^{}\n]{0,300}\}\}/gu;

const TEMPLATE_PLACE = /\{\{[^{}\n]{0,300}\}\}/u;

/** Whether a line still holds a place of a template that nobody has filled in. */
export const hasTemplatePlace = (line: string): boolean => TEMPLATE_PLACE.test(line);
