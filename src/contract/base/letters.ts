/** The first `max` characters, with an ellipsis when something was left out. */
export const cut = (full: string, max: number): string => {
  const characters = Array.from(full);
  return characters.length <= max ? full : `${characters.slice(0, max).join('').trimEnd()}…`;
};

/** The first letter of a title as shown in an avatar; `fallback` for a blank one. */
export const initialOf = (title: string, fallback = '?'): string =>
  Array.from(title.trim())[0]?.toLocaleUpperCase() ?? fallback;

/** Whether anything stands in it that is seen: neither white space nor signs without a width. */
export const saysSomething = (typed: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(typed);
