/** Texts in the language of the page by key; empty while English is spoken, and always on the server. */
export const spokenMessages: { words: Readonly<Partial<Record<string, string>>> } = { words: {} }
