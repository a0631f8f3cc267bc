/** ' [3]' for the passage of a node that holds these words to the letter; '' where none does. */
export type Cite = (nodeId: string, words: string) => string;
