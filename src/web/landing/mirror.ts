/** The same keys and the same lengths, with text of any content: what a translation must be. */
export type Mirror<Words> = Words extends string ? string : { readonly [Key in keyof Words]: Mirror<Words[Key]> };
