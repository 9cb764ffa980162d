/** Texts in the language of the page by key, and how a value stands in them; English while none is spoken, and always on the server. */
export const spokenMessages: {
  words: Readonly<Partial<Record<string, string>>>
  within: (value: string) => string
} = { words: {}, within: (value) => value }
