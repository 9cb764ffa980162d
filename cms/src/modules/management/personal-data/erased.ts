/** The person who is erased: what they were called, and what stands in its place. */
export type Erased = {
  userId: number
  /** `Deleted account 7` */
  name: string
  /** An address that nobody has. */
  email: string
  /** What named the person, the longest first: each is replaced in texts that stay. */
  names: string[]
  oldEmail: string
}

type Person = {
  id: number
  email: string
  firstName: string
  lastName: string
  company: string
  phone: string
  /** What else the person was called: the legal name, names of payers and companies. */
  aliases: string[]
}

/** Shorter names would be found in too many words that mean something else. */
const SHORTEST = 3

/** The domain is reserved: no mail ever reaches it (RFC 2606). */
export const erasedEmail = (userId: number): string => `deleted-${userId}@erased.invalid`

export const isErasedEmail = (email: string): boolean => email.endsWith('@erased.invalid')

export function toErased({ id, email, firstName, lastName, company, phone, aliases }: Person): Erased {
  const names = [email, company, `${firstName} ${lastName}`, phone, ...aliases].map((each) => each.trim())
  return {
    userId: id,
    name: `Deleted account ${id}`,
    email: erasedEmail(id),
    names: [...new Set(names.filter((each) => each.length >= SHORTEST))].toSorted((a, b) => b.length - a.length),
    oldEmail: email,
  }
}

/** A text with every name of the person replaced. */
export const withoutNames = (text: string, { names, name, email, oldEmail }: Erased): string =>
  names.reduce((left, each) => left.replaceAll(each, each === oldEmail ? email : name), text)

/** Fields of audit rows about the person whose values say who they are, whatever they hold. */
const PERSONAL = new Set([
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'website',
  'meetingLink',
  'about',
  'address',
  'avatar',
  'banner',
  'userUrl',
  'reason',
])

type Changes = Record<string, readonly [unknown, unknown]>

const redacted = (value: unknown, erased: Erased): unknown =>
  JSON.parse(withoutNames(JSON.stringify(value ?? null), erased))

/** The changes of an audit row without the person; of one about them the personal fields are emptied. */
export const redactChanges = (changes: Changes, erased: Erased, isAbout: boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, pair]) => {
      if (!isAbout || !PERSONAL.has(field)) return [field, redacted(pair, erased) as readonly [unknown, unknown]]
      const [before, after] = pair
      return [field, [before === null ? null : 'erased', after === null ? null : 'erased'] as const]
    }),
  )
