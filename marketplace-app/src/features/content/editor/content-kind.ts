import type { Language } from '@stackyard/shared/reference/languages'
import type { PromptKind } from '@stackyard/shared/reference/prompt-kinds'
import type { AiOrigin } from '@stackyard/shared/schema/knowledge'

/**
 * How a field is edited: a line, some lines, a text in the plain notation, a number, a switch, a choice, several records
 * of another kind, or the English document that one in another language translates.
 */
export type FieldControl =
  'line' | 'lines' | 'text' | 'number' | 'switch' | 'choice' | 'category' | 'several' | 'original'

export type ContentField = {
  /** Its name in what is sent. */
  name: string
  label: string
  control: FieldControl
  required?: boolean
  maxLength?: number
  hint?: string
  options?: readonly { value: string; label: string }[]
  /** The records that a `several` field offers for what is typed. */
  choices?: (query: string) => Promise<readonly Category[]>
  /** Where a record holds it, when not under its own name. */
  from?: (record: ContentRecord) => unknown
  /** What a new record has. */
  initial?: string | boolean
}

/** A record of any kind as lists and forms read it. */
export type ContentRecord = {
  id: number
  isPublished?: boolean | undefined
  updatedAt?: string | undefined
  language?: Language | undefined
  /** The English document that a translation translates. */
  translationOf?: { id: number; name: string } | null | undefined
  url?: string | undefined
  category?: { id: number; name: string } | string | null | undefined
  tags?: readonly Category[] | undefined
  terms?: readonly Category[] | undefined
  ai?: AiOrigin | null | undefined
  /** The text in the plain notation; null when only the panel can edit it. */
  text?: string | null | undefined
}

export type ContentPage = { limit: number; skip: number; query: string | undefined; language?: Language }
export type ContentInput = Record<string, unknown>
export type Category = { id: number; name: string }

/** One kind of content: its words, where it is edited, its fields, and the calls of the contract. */
export type ContentKind = {
  key: string
  title: string
  lead: string
  /** What making a new one is called, such as "New article". */
  newOne: string
  /** The question before one is deleted and what is said when it fails, where the spec words them. */
  removal?: { title: 'news.delete.title'; failed: 'news.delete.error' }
  /** The list's address in the app. */
  path: string
  /** The collection's slug in the panel. */
  collection: string
  /** Whether one is edited on a page of its own (else in a dialog on the list). */
  hasPages: boolean
  fields: readonly ContentField[]
  nameOf(record: ContentRecord): string
  detailOf(record: ContentRecord): string
  list(page: ContentPage): Promise<{ results: ContentRecord[]; total?: number | undefined }>
  read?(id: string): Promise<{ results: ContentRecord }>
  create(input: ContentInput): Promise<{ results: ContentRecord }>
  update(id: number, input: ContentInput): Promise<{ results: ContentRecord }>
  remove(id: number): Promise<unknown>
  categories?(): Promise<{ results: Category[] }>
  /** What can be drafted by a model. */
  draft?: DraftKind
}

export type DraftRequest = {
  topic: string
  count: number
  file: File | null
  /** Chosen ones alone are there. */
  chosen: { audience?: string; categoryId?: number; promptId?: number }
}
export type DraftKind = {
  prompts: PromptKind
  /** Whether the readers can be named and a category chosen. */
  hasReaders: boolean
  /** Highest number of drafts of one call; 1 asks for no number. */
  most: number
  /** Whether a draft can be made from a document. */
  takesFile: boolean
  /** Asks for it; `signal` gives it up. */
  make(request: DraftRequest, signal: AbortSignal): Promise<ContentRecord[]>
}

/** The address of one record's screen. */
export const pathOf = (kind: ContentKind, id: number | string): string => `${kind.path}/${id}`

/** The address of the screen where a new one is written. */
export const newPathOf = (kind: ContentKind): string => `${kind.path}/create`

/** The address of one record in the panel. */
export const panelPathOf = ({ collection }: ContentKind, id: number): string => `/admin/collections/${collection}/${id}`
