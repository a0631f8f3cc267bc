/** What is typed in a conversation is kept under this key. */
export const draftKeyOf = (chatId: string, conversationId: string): string => `chat:${chatId}:${conversationId}`;

/** Under this key the rest of the product puts text into the field of a chat, whichever conversation is open. */
export const offerKeyOf = (chatId: string): string => `chat:${chatId}`;

/** The sources that a draft names. */
export const mentionsKeyOf = (draftKey: string): string => `${draftKey}:mentions`;

/** Under this key the rest of the product opens the form of a recipe in a chat, by its name. */
export const recipeKeyOf = (chatId: string): string => `recipe:${chatId}`;
