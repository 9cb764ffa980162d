import { defaultLanguage } from '@stackyard/shared/reference/languages'
import { type CollectionBeforeValidateHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'

type Written = { id?: number | string; slug?: string | null; language?: string | null; translationOf?: unknown }

const idOf = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === null || id === undefined || id === '' ? null : Number(id)
}

const original = async (req: PayloadRequest, collection: CollectionSlug, id: number): Promise<Written | null> =>
  (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as unknown as Written | null

const others = (req: PayloadRequest, collection: CollectionSlug, { id, language, translationOf }: Written) =>
  req.payload.count({
    collection,
    where: {
      and: [
        { translationOf: { equals: idOf(translationOf) } },
        { language: { equals: language } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    overrideAccess: true,
    req,
  })

/**
 * A translation names an English document that has no other in its language; one without an address of its own gets its
 * original's with the language behind it. What is written in English translates nothing.
 * @throws ValidationError at `translationOf`
 */
export const keepTranslation: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  if (!data) return data
  const slug = collection.slug as CollectionSlug
  const doc = { ...(originalDoc as Written | undefined), ...(data as Written) }
  if (idOf(doc.translationOf) === null) return data
  if ((doc.language ?? defaultLanguage) === defaultLanguage) return { ...data, translationOf: null }
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: slug, errors: [{ path: 'translationOf', message }], req })
  }
  const translated = await original(req, slug, Number(idOf(doc.translationOf)))
  if (!translated || translated.id === doc.id || (translated.language ?? defaultLanguage) !== defaultLanguage)
    return refuse('Choose the English document that this one translates.')
  const { totalDocs } = await others(req, slug, doc)
  if (totalDocs > 0) return refuse('That document is translated into this language already.')
  return doc.slug || !translated.slug ? data : { ...data, slug: `${translated.slug}-${doc.language}` }
}
