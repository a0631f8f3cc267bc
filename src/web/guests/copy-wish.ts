/** In the address of a link: whoever comes back signed in wants a copy of the canvas. */
export const COPY = 'copy=1';
export const wantsCopy = (search: string): boolean => new URLSearchParams(search).has('copy');
