/** On what shows an edit where it was made: no notice tells of it again. */
export const SHOWN_IN_PLACE = 'data-shown-in-place';
