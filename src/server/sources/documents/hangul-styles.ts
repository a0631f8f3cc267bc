/** Whether a paragraph of this style is a heading, by the names that Hangul gives its own styles in Korean and English. */
export const isHeadingStyle = (name: string, englishName: string): boolean =>
  [name, englishName].some((one) => /^\s*(개요|제목|큰제목|작은제목|outline|heading|title)/i.test(one));
