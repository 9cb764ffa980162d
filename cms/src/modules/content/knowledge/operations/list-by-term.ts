import type { Entry } from '@stackyard/shared/schema/knowledge'
import type { Payload, Where } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import { listRecords } from '../../editorial'
import { entryKind } from '../kinds/entry-kind'

const PAGE = 100

/** Published entries that explain a term, by the term's slug. @throws CodedError NOT_FOUND for an unknown term */
export async function listByTerm(payload: Payload, slug: string): Promise<{ rows: Entry[]; total: number }> {
  const term: Where = { and: [{ slug: { equals: slug } }, { isPublished: { equals: true } }] }
  const { totalDocs } = await payload.count({ collection: 'encyclopedia-terms', where: term, overrideAccess: true })
  if (totalDocs === 0) throw new CodedError('NOT_FOUND')
  return listRecords(payload, entryKind, {
    user: null,
    page: { limit: PAGE, skip: 0 },
    where: [{ 'terms.slug': { equals: slug } }],
  })
}
