import { implement } from '@orpc/server'
import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { type Contract, contract } from '@stackyard/shared/contract/index'
import { withSkip } from '@stackyard/shared/schema/query'
import { withProviderDeadline } from '../integrations/stripe/provider-deadline'
import { assertEnrolled, assertRecentProof, procedures as account } from '../modules/accounts/account'
import { procedures as address } from '../modules/listings/address'
import { procedures as booking } from '../modules/reservations/booking'
import { procedures as campaign } from '../modules/payments/campaign'
import { procedures as chat } from '../modules/messaging/chat'
import { procedures as claim } from '../modules/accounts/claim'
import { procedures as comment } from '../modules/content/comment'
import { procedures as compare } from '../modules/listings/compare'
import { procedures as curation } from '../modules/management/curation'
import { procedures as contentDraft } from '../modules/content/draft'
import { procedures as contact } from '../modules/messaging/contact'
import { procedures as coupon } from '../modules/payments/coupon'
import { procedures as desk } from '../modules/management/desk'
import { procedures as discovery } from '../modules/listings/discovery'
import { procedures as file } from '../modules/foundation/file'
import { procedures as knowledge } from '../modules/content/knowledge'
import { procedures as letter } from '../modules/management/letter'
import { procedures as arrival } from '../modules/reservations/arrival'
import { procedures as amendment } from '../modules/reservations/amendment'
import { procedures as installment } from '../modules/reservations/installment'
import { procedures as merchant } from '../modules/reservations/merchant'
import { procedures as news } from '../modules/content/news'
import { procedures as newsletter } from '../modules/messaging/newsletter'
import { procedures as notification } from '../modules/foundation/notification'
import { procedures as health } from '../modules/management/health'
import { procedures as identity } from '../modules/accounts/identity'
import { procedures as invoice } from '../modules/payments/invoice'
import { procedures as overview } from '../modules/management/overview'
import { procedures as payment } from '../modules/payments/payment'
import { procedures as person } from '../modules/management/person'
import { procedures as personalData } from '../modules/management/personal-data'
import { procedures as profile } from '../modules/accounts/profile'
import { procedures as payout } from '../modules/payments/payout'
import { assertOwnAct, noteAct, procedures as permission } from '../modules/accounts/permission'
import { procedures as plan } from '../modules/payments/plan'
import { procedures as quote } from '../modules/reservations/quote'
import { procedures as referral } from '../modules/accounts/referral'
import { procedures as review } from '../modules/listings/review'
import { procedures as search } from '../modules/management/search'
import { procedures as service } from '../modules/listings/service'
import { procedures as sourcing } from '../modules/reservations/sourcing'
import { procedures as savedSearch } from '../modules/listings/saved-search'
import { procedures as shortlist } from '../modules/listings/shortlist'
import { procedures as supply } from '../modules/management/supply'
import { procedures as wallet } from '../modules/payments/wallet'
import type { Procedures, RequestContext } from '../platform/procedure'
import { createRateLimits } from '../platform/rate-limits'
import { whileActing } from '../platform/acting'
import type { Services } from '../platform/services'
import { IGNORED_PARAMETERS, ignoredParameters } from './ignored-parameters'
import { assertRate } from './middleware/rate-limited'
import { assertAudience } from './middleware/with-role'

/** Every endpoint of the contract with its implementation: one that is missing fails the type check. */
const procedures: Procedures<Contract> = {
  ...account,
  ...profile,
  ...permission,
  ...personalData,
  ...person,
  ...chat,
  ...claim,
  ...address,
  ...discovery,
  ...compare,
  ...savedSearch,
  ...shortlist,
  ...search,
  ...review,
  ...supply,
  ...desk,
  ...overview,
  ...health,
  ...service,
  ...curation,
  ...letter,
  ...booking,
  ...payment,
  ...notification,
  ...payout,
  ...plan,
  ...identity,
  ...invoice,
  ...coupon,
  ...referral,
  ...wallet,
  ...campaign,
  ...arrival,
  ...installment,
  ...amendment,
  ...quote,
  ...sourcing,
  ...merchant,
  ...file,
  ...news,
  ...comment,
  ...newsletter,
  ...contact,
  ...contentDraft,
  ...knowledge,
}

type AnyHandler = (call: { input: unknown; context: RequestContext }) => Promise<unknown>
type Implementable = {
  handler(run: AnyHandler): unknown
  '~orpc': { route: { method?: string }; inputSchema?: unknown }
}

/** Says in a header which query parameters of a read have no effect. */
function nameIgnored(
  { '~orpc': { route, inputSchema } }: Implementable,
  { input, context }: Parameters<AnyHandler>[0],
) {
  const ignored = route.method === 'GET' ? ignoredParameters(inputSchema, context.searchParams, input) : undefined
  if (ignored) context.responseHeaders.set(IGNORED_PARAMETERS, ignored)
}

/** Joins contract and implementations; rate and audience are checked before the input is. */
export function createRouter({ pool }: Pick<Services, 'pool'>) {
  const limits = createRateLimits(pool)
  const guarded = implement(contract)
    .$context<RequestContext>()
    .use(async ({ context, procedure, path, next }) => {
      const meta = procedure['~orpc'].meta as EndpointMeta
      if (meta.callsPerMinute) await assertRate(limits, path.join('.'), meta.callsPerMinute, context)
      assertAudience(meta.audience, context)
      const { method = '', path: address = '' } = procedure['~orpc'].route
      assertOwnAct(context.user, method, address)
      const isPublic = meta.audience.includes('public')
      if (!isPublic) assertEnrolled(context.user, method, address)
      if (meta.stepUp) assertRecentProof(context.services, context.provedAt)
      await noteAct(context.services, context.user, method, address)
      // What everybody may read shows no more to an account of the team that lacks its second factor.
      const isVisitor = isPublic && context.user?.needsSecondFactor && !address.startsWith('/auth/')
      return whileActing(context.user?.actorId, () =>
        withProviderDeadline(() => (isVisitor ? next({ context: { ...context, user: null } }) : next())),
      )
    })
  const groups = Object.entries(procedures).map(([group, handlers]) => [
    group,
    Object.fromEntries(
      Object.entries(handlers).map(([name, run]) => {
        // Group and name come from the typed object above; indexing by them loses that type.
        const stated = (guarded as unknown as Record<string, Record<string, Implementable>>)[group]?.[name]
        if (!stated) throw new Error(`${group}.${name} is implemented but not in the contract`)
        const handler: AnyHandler = (call) => {
          nameIgnored(stated, call)
          return (run as AnyHandler)({ ...call, input: withSkip(call.input) })
        }
        return [name, stated.handler(handler)]
      }),
    ),
  ])
  return guarded.router(Object.fromEntries(groups) as Parameters<typeof guarded.router>[0])
}
