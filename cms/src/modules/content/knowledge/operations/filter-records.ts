import type { KnowledgeQuery } from '@stackyard/shared/schema/knowledge'
import type { Where } from 'payload'

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key)

const within = (field: string, key: string): Where => ({
  or: [
    { [`${field}.slug`]: { equals: key.toLowerCase() } },
    { [`${field}.name`]: { equals: key } },
    ...(isId(key) ? [{ [field]: { equals: Number(key) } }] : []),
  ],
})

/** The conditions of a list of the knowledge base: category and tag by slug, name or id. */
export const filterRecords = ({ category, categoryId, tag }: KnowledgeQuery): Where[] => [
  ...(category ? [within('category', category)] : []),
  ...(categoryId ? [{ category: { equals: categoryId } }] : []),
  ...(tag ? [within('tags', tag)] : []),
]
