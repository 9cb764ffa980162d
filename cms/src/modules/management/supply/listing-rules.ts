import { withOnePrimary } from '@stackyard/shared/domain/listing-photos'
import { listingProblems } from '@stackyard/shared/domain/listing-problems'
import { priceDropIssues, priceDrops } from '@stackyard/shared/domain/price-drops'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { WarehouseInput } from '@stackyard/shared/schema/warehouse-input'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import { CodedError } from '../../../platform/coded-error'
import { listingContentOf, withChanges } from '../../listings/listing'

export type Actor = Pick<SessionUser, 'id' | 'userType' | 'isEmailVerified'>

/** A new listing starts with these. */
export const blankListing = listingContentOf({
  palletEnabled: true,
  numberOfBuildings: 1,
  facilityDetails: { averageReceivingTimeType: 'Days', orderCutoffTimeType: 'AM' },
})

type Changes = Omit<WarehouseInput, 'isDraft' | 'confirmPrices'>

/** `changes` over the content before; exactly one photo is primary. */
export const wholeContent = (before: ListingContent, { categiries, ...changes }: Changes): ListingContent => {
  const categories = changes.categories ?? categiries
  const content = withChanges(before, { ...changes, ...(categories ? { categories } : {}) })
  return { ...content, photos: withOnePrimary(content.photos) }
}

/** What keeps a listing of an owner of this type from being saved as a draft, or shown. */
export function problemsOf(content: ListingContent, isDraft: boolean, sellerType: string): Issue[] {
  const named = content.name === '' ? [{ path: 'name', message: 'Name is required' }] : []
  const rules = isDraft ? 'draft' : sellerType === 'manager' ? 'managed' : 'live'
  return [...(isDraft ? named : []), ...listingProblems(content, rules)]
}

/** @throws CodedError VALIDATION_FAILED with the fields */
export function assertFit(content: ListingContent, isDraft: boolean, sellerType: string): void {
  const issues = problemsOf(content, isDraft, sellerType)
  const [first] = issues
  if (first) throw new CodedError('VALIDATION_FAILED', { message: first.message, issues })
}

/** Unverified people may write drafts, but not publish. @throws CodedError EMAIL_NOT_VERIFIED */
export function assertMayPublish({ userType, isEmailVerified }: Actor): void {
  if (userType !== 'admin' && !isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
}

/** Prices that fall by more than half or to 0 go live only when they are confirmed. @throws CodedError PRICE_DROP */
export function assertPricesMeant(before: ListingContent | null, content: ListingContent): void {
  const issues = priceDropIssues(priceDrops(before, content))
  if (issues.length > 0) throw new CodedError('PRICE_DROP', { issues })
}
