import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localCalls } from './local-api'

const MODULES = join(import.meta.dirname, '..', '..', 'cms', 'src')

/**
 * Where the Local API passes the collections' access rules over, and why it may. Everywhere else a call
 * names the user and `overrideAccess: false`.
 */
const PASSED_OVER: Record<string, string> = {
  'accounts/account/operations/deactivate-account.ts':
    'the procedure is for the account itself; the field is closed to its owner',
  'accounts/account/operations/get-profile.ts': 'reads the record of the signed-in person',
  'accounts/account/operations/insert-person.ts':
    'nobody is signed in at a sign-up; the input is a list of named fields',
  'accounts/account/operations/set-password.ts': 'proved by the present password or a mailed token',
  'accounts/account/operations/unsubscribe.ts': 'proved by the signed link of a mail',
  'accounts/account/operations/update-profile.ts': 'changes named fields of the signed-in person',
  'accounts/account/operations/verify-email.ts': 'proved by a mailed token; the field is closed to its owner',
  'accounts/claim/operations/decide-claim.ts': 'for admins, who act on an account that is not theirs',
  'content/comment/operations/create-comment.ts': 'readers have no account; author and state are set here',
  'content/comment/operations/delete-comment.ts': 'for editors and admins by the procedure',
  'messaging/contact/jobs/mail-message.ts': 'a job, without a user, reads where mail goes',
  'messaging/contact/operations/keep-message.ts': 'visitors have no account; the input is a list of named fields',
  'management/curation/operations/create-manager.ts': 'for admins by the procedure',
  'management/curation/operations/update-person.ts': 'for admins by the procedure, with an audit row',
  'content/draft/operations/write-drafts.ts': 'a job for an editor; reads what may be cited and keeps drafts',
  'accounts/identity/operations/apply-for-identity.ts': 'one’s own application; its state is closed to its owner',
  'content/knowledge/operations/list-by-term.ts': 'counts published terms',
  'content/knowledge/operations/list-tags.ts': 'tags are public',
  'listings/listing/commands/write-record.ts':
    'its callers have found the listing to be the person’s own; the fields are named',
  'listings/listing/hooks/fill-public-slug.ts':
    'an address must clash with nobody’s listing, hidden and removed ones too',
  'messaging/newsletter/operations/end-reader.ts': 'proved by the signed link of a mail',
  'messaging/newsletter/repository.ts': 'for editors and admins by the procedures',
  'payments/plan/plan-catalog.ts': 'plans and their prices are public',
  'listings/review/operations/change-review.ts': 'the operation has found it to be the person’s own',
  'listings/review/operations/create-review.ts': 'author and listing are set here',
  'listings/review/operations/remove-review.ts':
    'the operation has found it to be the person’s own, or the person an admin',
  'listings/review/operations/reply-to-review.ts':
    'the operation has found the listing to be the person’s own; the fields are named',
  'listings/service/commands/write-record.ts':
    'its callers have found the service to be the person’s own; the fields are named',
  'listings/service/hooks/fill-service-url.ts':
    'an address must clash with nobody’s service, hidden and removed ones too',
  'listings/service/repository.ts': 'read within a change that its caller has allowed',
  'content/editorial/read/documents.ts': 'the conditions admit what is published only',
  'content/editorial/read/plans.ts': 'plans are public',
  'content/editorial/read/published-posts.ts': 'the condition admits published posts only',
  'content/editorial/read/site-settings.ts': 'the texts of the site are public',
  'content/editorial/hooks/draw-page.ts': 'a page is drawn for everybody, whoever wrote it',
  'content/editorial/hooks/keep-redirect.ts': 'redirects follow a rename that was allowed',
  'content/editorial/hooks/keep-translation.ts': 'one translation of each language, whoever made the other',
  'content/editorial/hooks/refuse-when-linked.ts': 'links count whoever wrote them',
  'content/editorial/hooks/refuse-when-used.ts': 'uses count whoever made them',
  'content/editorial/records/manage-records.ts':
    'for editors and admins by the procedures; readers get published records only',
  'content/editorial/records/panel-drafts.ts': 'for lists that editors and admins ask for',
  'content/editorial/records/read-rows.ts': 'does as its caller says',
  'content/editorial/untouched.ts': 'the nightly tidying, without a user, of documents that nobody wrote in',
  'accounts/account/operations/confirm-email-change.ts': 'both addresses have confirmed; the fields are named',
  'payments/coupon/operations/change-coupon.ts': 'the contract lets admins alone come here; the fields are named',
  'management/personal-data/operations/erase-person.ts':
    'the day of the erasure has come; the job has no user, the field is named',
  'management/supply/repository.ts': 'read within a change that its caller has allowed',
}

const found = globSync('**/*.{ts,tsx}', { cwd: MODULES })
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) =>
    localCalls(readFileSync(join(MODULES, path), 'utf8')).map((call) => ({
      ...call,
      path: path.replace('modules/', ''),
    })),
  )

const places = (calls: typeof found): string[] => calls.map(({ path, line, method }) => `${path}:${line} ${method}`)

describe('calls of the Local API', () => {
  it('are found', () => {
    expect(found.length).toBeGreaterThan(40)
  })

  it('each say whether the access rules hold', () => {
    expect(places(found.filter(({ overrides }) => overrides === null))).toEqual([])
  })

  it('pass them over only where a reason is written down', () => {
    const silent = found.filter(({ overrides, path }) => overrides && !(path in PASSED_OVER))
    expect(places(silent)).toEqual([])
  })

  it('leave no reason behind that nobody needs', () => {
    const used = new Set(found.filter(({ overrides }) => overrides).map(({ path }) => path))
    expect(Object.keys(PASSED_OVER).filter((path) => !used.has(path))).toEqual([])
  })
})

describe('the eye on the Local API', () => {
  it.each([
    ["payload.find({ collection: 'users' })", null],
    ["await req.payload.update({ collection: 'users', id, data })", null],
    ["services.payload.findByID({ collection: 'users', id, overrideAccess: true })", true],
    ["payload.delete({ collection: 'users', id, overrideAccess: isAdmin })", true],
    ["payload.count({ collection: 'users', overrideAccess: false, user })", false],
    ["const most = { collection: 'users', overrideAccess: true } as const\npayload.find(most)", true],
    ["const most = { overrideAccess: true }\npayload.create({ ...most, collection: 'users', data })", true],
    ['const most = { overrideAccess: true }\npayload.create({ ...most, overrideAccess: false })', false],
    ['payload.find(given)', null],
  ])('sees what %s says', (source, overrides) => {
    expect(localCalls(source).map((call) => call.overrides)).toEqual([overrides])
  })

  it.each(['posts.find({ id: 1 })', 'payload.logger.info({})', 'payload.auth({ headers })'])(
    'passes by %s',
    (source) => {
      expect(localCalls(source)).toEqual([])
    },
  )
})
