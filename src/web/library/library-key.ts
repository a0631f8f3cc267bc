/** The beginning of the keys under which pages of the library are kept. */
export const LIBRARY_KEY = ['/api/library'] as const;
