import type { Tx } from '@stackyard/cms/platform/db'
import type { Storage } from '@stackyard/cms/platform/storage/storage'
import type { PayloadRequest } from 'payload'
import { commentSamples, identitySamples } from '../data/moderation'
import { accounts } from '../plans/accounts'
import { storedNameOf } from '../plans/documents'
import type { PlannedUser } from '../plans/users'
import { insertRows } from './insert-rows'
import { createPdf } from './pdf'

const nameOf = ({ firstName, lastName }: PlannedUser): string => `${firstName} ${lastName}`

/** Writes the papers of an applicant, which they and admins alone read until the decision. */
async function insertPapers(storage: Storage, tx: Tx, person: PlannedUser, titles: readonly string[]) {
  const papers = titles.map((title) => ({
    title,
    storedName: storedNameOf(`identity-${person.id}-${title}`),
    bytes: createPdf(title, [nameOf(person), 'A specimen for the demo, not a real document.']),
  }))
  for (const { storedName, bytes } of papers)
    await storage.put(`files/${storedName}`, bytes, { type: 'application/pdf' })
  await insertRows(
    tx,
    'market.uploaded_file',
    papers.map(({ title, storedName, bytes }) => ({
      owner_id: person.id,
      title: `${title}.pdf`,
      stored_name: storedName,
      mime_type: 'application/pdf',
      bytes: bytes.length,
      is_private: true,
      is_locked: true,
    })),
  )
  return papers.map(({ title, storedName }) => ({ title: `${title}.pdf`, link: `/files/${storedName}` }))
}

/** What waits for the demo's admins and editors: identities to check, and comments to review. */
export async function insertModeration(
  req: PayloadRequest,
  tx: Tx,
  storage: Storage,
  users: readonly PlannedUser[],
): Promise<void> {
  const people = users.filter(
    ({ id, userType, kycVerified }) => userType === 'customer' && !kycVerified && id > accounts.manager.id,
  )
  for (const [index, { papers, ...stated }] of identitySamples.entries()) {
    const person = people[index]
    if (!person) return
    const documents = await insertPapers(storage, tx, person, papers)
    await req.payload.create({
      collection: 'identity-applications',
      data: { user: person.id, legalName: nameOf(person), ...stated, documents, status: 'pending' },
      depth: 0,
      req,
    })
  }
  const posts = await req.payload.find({ collection: 'posts', limit: commentSamples.length, depth: 0, req })
  for (const [index, { text, reason }] of commentSamples.entries()) {
    const [person, post] = [people[index], posts.docs[index]]
    if (!person || !post) return
    const authorName = `${person.firstName} ${person.lastName.slice(0, 1)}.`
    await req.payload.create({
      collection: 'comments',
      data: { text, post: post.id, author: person.id, authorName, status: 'pending', reason },
      depth: 0,
      req,
    })
  }
}
