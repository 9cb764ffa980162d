import type { PromptKind } from '@stackyard/shared/reference/prompt-kinds'

const PLAIN =
  'Write plain, exact English for people who run or rent warehouses. Short sentences, no slogans, no invented figures or companies. Cite only the sources you are given.'

/** The prompts that AI drafts start with; admins change them in the panel or the app. */
export const prompts: readonly { name: string; kind: PromptKind; instructions: string; template: string }[] = [
  {
    name: 'Questions and answers',
    kind: 'faq',
    instructions: `${PLAIN} Answer in two to four sentences.`,
    template: 'Write frequently asked questions about {topic} for the category {category}. Write them for {audience}.',
  },
  {
    name: 'Article',
    kind: 'article',
    instructions: `${PLAIN} Four to six sections with headings.`,
    template: 'Write an article about {topic} for {audience}.',
  },
  {
    name: 'Article from a document',
    kind: 'article-file',
    instructions: `${PLAIN} Keep to what the document says.`,
    template: 'Turn this document into an article about {topic}:\n\n{text}',
  },
  {
    name: 'Encyclopedia entry',
    kind: 'encyclopedia',
    instructions: `${PLAIN} One definition, then what a reader has to know.`,
    template: 'Write an encyclopedia entry on {topic}.',
  },
  {
    name: 'New terms',
    kind: 'term',
    instructions: PLAIN,
    template: 'Name words of the trade around {topic} that a glossary should explain.',
  },
  {
    name: 'Definition',
    kind: 'definition',
    instructions: `${PLAIN} One or two sentences.`,
    template: 'Define {topic}.',
  },
]
