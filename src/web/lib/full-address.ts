/** The full address of a path of this site, as it is given to others. */
export const fullAddress = (path: string): string => new URL(path, window.location.origin).href;
