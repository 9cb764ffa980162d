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

const hasTranslations = async (req: PayloadRequest, collection: CollectionSlug, id: number | string) =>
  (await req.payload.count({ collection, where: { translationOf: { equals: id } }, overrideAccess: true, req }))
    .totalDocs > 0

/**
 * A translation names an English document that has no other in its language; one without an address of its own gets its
 * original's with the language behind it. What is written in English translates nothing, and stays English while
 * others translate it: they stand at its address. A language that was cleared is English.
 * @throws ValidationError at `translationOf` or `language`
 */
export const keepTranslation: CollectionBeforeValidateHook = async ({ data: sent, originalDoc, collection, req }) => {
  if (!sent) return sent
  const data = sent.language === null ? { ...sent, language: defaultLanguage } : sent
  const slug = collection.slug as CollectionSlug
  const before = originalDoc as Written | undefined
  const doc = { ...before, ...(data as Written) }
  const isEnglish = (doc.language ?? defaultLanguage) === defaultLanguage
  const refuse = (message: string, path = 'translationOf'): never => {
    throw new ValidationError({ collection: slug, errors: [{ path, message }], req })
  }
  if (!isEnglish && before?.id !== undefined && (await hasTranslations(req, slug, before.id)))
    return refuse('This document is translated: take its translations away before you change its language.', 'language')
  if (idOf(doc.translationOf) === null) return data
  if (isEnglish) return { ...data, translationOf: null }
  const translated = await original(req, slug, Number(idOf(doc.translationOf)))
  if (!translated || translated.id === doc.id || (translated.language ?? defaultLanguage) !== defaultLanguage)
    return refuse('Choose the English document that this one translates.')
  const { totalDocs } = await others(req, slug, doc)
  if (totalDocs > 0) return refuse('That document is translated into this language already.')
  return doc.slug || !translated.slug ? data : { ...data, slug: `${translated.slug}-${doc.language}` }
}
