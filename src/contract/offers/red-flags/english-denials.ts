/** How English asks, firmly or politely, that something is not done; right before what is not to be done. */
export const NOT =
  "don't|do not|not|not to|not have to|don't have to|don't need to|never|won't|can't|cannot|not need to|not want you to|no need to|needn't|rather you didn't|refrain from|avoid|without|hold off on|instead of";

/** Of the same words, where what follows is not to be denied: 'do not leave out', 'if you skip'. */
export const NOT_BEFORE = "don't|not|never|cannot|can't|without|if|who|avoid|instead of".split('|');
