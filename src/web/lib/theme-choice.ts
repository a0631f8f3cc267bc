export type Theme = 'light' | 'dark';

/** Where the choice is kept, for every page of this origin. */
export const THEME_KEY = 'theme';

/** Light unless dark was chosen. */
export const readTheme = (stored: string | null): Theme => (stored === 'dark' ? 'dark' : 'light');
