/** Class names in one string; what is false or empty is left out. */
export const classes = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');
