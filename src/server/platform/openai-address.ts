/** Where OpenAI's API is, unless the settings say otherwise. */
export const OPENAI_ADDRESS = 'https://api.openai.com/v1';
