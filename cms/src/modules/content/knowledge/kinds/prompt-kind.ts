import type { Prompt, PromptInput } from '@stackyard/shared/schema/knowledge'
import { type ContentDoc, type ContentKind, given, textOf } from '../../editorial'

const toPrompt = (doc: ContentDoc): Prompt => ({
  id: Number(doc.id),
  _id: Number(doc.id),
  name: textOf(doc.name),
  kind: doc.kind as Prompt['kind'],
  instructions: textOf(doc.instructions),
  template: textOf(doc.template),
  isActive: doc.isActive !== false,
  updatedAt: textOf(doc.updatedAt),
})

export const promptKind: ContentKind<Prompt, Prompt, PromptInput> = {
  collection: 'prompts',
  sort: ['name'],
  shown: {},
  searched: ['name', 'template'],
  hasSlug: false,
  toRow: toPrompt,
  toDetail: toPrompt,
  toData: ({ name, kind, instructions, template, isActive }) => given({ name, kind, instructions, template, isActive }),
}
