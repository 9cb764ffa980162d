/** What an AI draft can be of, and the variables a prompt of that kind may use. */
export const promptKinds = [
  { key: 'faq', name: 'FAQ', variables: ['topic', 'audience', 'category'] },
  { key: 'article', name: 'Article', variables: ['topic', 'audience', 'category'] },
  { key: 'article-file', name: 'Article from a file', variables: ['topic', 'text'] },
  { key: 'encyclopedia', name: 'Encyclopedia entry', variables: ['topic', 'audience', 'category'] },
  { key: 'term', name: 'Term', variables: ['topic'] },
  { key: 'definition', name: 'Definition of a term', variables: ['topic'] },
] as const
export type PromptKind = (typeof promptKinds)[number]['key']
