import type { arabic } from '../texts/arabic'
import type { arabicListing } from '../texts/arabic-listing'

/** A text of a shared component by its English words; each has Arabic ones in texts/arabic, or in texts/arabic-listing. */
export type SharedText = keyof typeof arabic | keyof typeof arabicListing

/**
 * The words of the language that is spoken by their English, where its pages of listings stand, and what the paths of the
 * other pages begin with, which stand in languages of documents; set by speak.tsx.
 */
export const spoken: {
  words: Readonly<Record<string, string>>
  listings: string
  documents: string
  /** How a value stands in a sentence. */
  within: (value: string) => string
} = {
  words: {},
  listings: '/warehouses',
  documents: '',
  within: (value) => value,
}

/** The address of a listing's page in the language that is spoken. */
export const listingPath = (slug: string): string => `${spoken.listings}/${slug}`

/** The address of a service, a profile, or the comparison in the language that is spoken, e.g. '/services/holm' → '/ar/services/holm'. */
export const documentPath = (path: string): string => spoken.documents + path

/** A text that comes from a list of names, such as a region's; itself where it has no other words. */
export const sayName = (text: string): string =>
  (Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined) ?? text

/** A label of a control, said in the language of the page where it is one of our words. */
export const sayLabel = <Label,>(label: Label): Label | string => (typeof label === 'string' ? sayName(label) : label)

/** The same with values in place of its {names}. */
export const fill = (text: string, values?: Readonly<Record<string, string | number>>): string =>
  sayName(text).replace(/\{(\w+)\}/g, (name, key: string) => spoken.within(String(values?.[key] ?? name)))

/** A text in the language of the page, with values in place of its {names}. */
export const say = (text: SharedText, values?: Readonly<Record<string, string | number>>): string => fill(text, values)
