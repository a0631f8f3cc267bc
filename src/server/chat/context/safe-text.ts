/**
 * Foreign text for a prompt: it cannot close its block, open another one, or pass off a number of its own as a passage's.
 */
export const harmless = (text: string): string =>
  text
    .replace(/<(?=\/?\s*(sources?|results?|question|guidelines?|background|notes?|earlier|task)\b)/gi, '‹')
    .replace(/\[(\d{1,6})\]/g, '($1)');

/** Foreign text as plain words in Markdown: nothing in it becomes a link, an image, markup or a mark. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
