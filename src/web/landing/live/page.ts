/** The elements of the page that match, as the kind they are written as. */
export const all = <E extends HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];

/** Shows, of the parts of an element that belong to states, those of this state. */
export function showState(element: HTMLElement, state: string): void {
  for (const part of element.querySelectorAll('[data-when]'))
    part.toggleAttribute('hidden', part.getAttribute('data-when') !== state);
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
