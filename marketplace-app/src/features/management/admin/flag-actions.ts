import { text } from '@stackyard/shared/messages/text'
import type { ListingFlag } from '@stackyard/shared/schema/curation'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'

/** What the menu needs to know of a listing: a row of the table or the page's own record. */
export type CuratedListing = Pick<
  ManagedListing,
  ListingFlag | 'id' | 'name' | 'latitude' | 'longitude' | 'diamond'
> & {
  seller: Pick<ManagedListing['seller'], 'planId' | 'userType'>
}

/** One item of the admin's menu: what it is called, what it asks, what it says afterwards. */
export type FlagAction = {
  flag: ListingFlag
  value: boolean
  label: string
  title: string
  body: string
  done: string
  failed: string
  /** Needs a plan with the right to spotlights. */
  needsPlan: boolean
}

const action = (
  flag: ListingFlag,
  value: boolean,
  words: Pick<FlagAction, 'label' | 'title' | 'body' | 'done' | 'failed'>,
): FlagAction => ({ flag, value, ...words, needsPlan: value && flag !== 'visible' && flag !== 'isVerified' })

type Pair = readonly [on: FlagAction, off: FlagAction]

const visiblePair = (): Pair => [
  action('visible', true, {
    label: text('admin.menu.show'),
    title: text('warehouse.visibility.dialog.title'),
    body: 'Everybody will find this warehouse.',
    done: text('warehouse.show.success'),
    failed: text('warehouse.show.error'),
  }),
  action('visible', false, {
    label: text('admin.menu.hide'),
    title: text('warehouse.visibility.dialog.title'),
    body: 'Nobody but its provider and admins will find this warehouse.',
    done: text('warehouse.hide.success'),
    failed: text('warehouse.hide.error'),
  }),
]

const verifiedPair = (): Pair => [
  action('isVerified', true, {
    label: text('admin.menu.verify'),
    title: text('warehouse.verify.dialog.title'),
    body: 'The warehouse gets the mark of a verified one.',
    done: text('warehouse.verify.success'),
    failed: text('warehouse.verify.error'),
  }),
  action('isVerified', false, {
    label: text('admin.menu.unverify'),
    title: text('warehouse.unverify.dialog.title'),
    body: 'The warehouse loses the mark of a verified one.',
    done: text('warehouse.unverify.success'),
    failed: text('warehouse.unverify.error'),
  }),
]

const featuredPair = (): Pair => [
  action('isFeatured', true, {
    label: text('admin.menu.spotlight'),
    title: text('warehouse.spotlight.dialog.title'),
    body: text('warehouse.spotlight.dialog.body'),
    done: text('warehouse.spotlight.success'),
    failed: text('warehouse.spotlight.error'),
  }),
  action('isFeatured', false, {
    label: text('admin.menu.unspotlight'),
    title: text('warehouse.unspotlight.dialog.title'),
    body: 'The warehouse leaves the spotlighted ones.',
    done: text('warehouse.unspotlight.success'),
    failed: text('warehouse.unspotlight.error'),
  }),
]

const firstSpotlightPair = (): Pair => [
  action('isFirstSpotlight', true, {
    label: text('admin.menu.firstSpotlight'),
    title: text('warehouse.firstSpotlight.dialog.title'),
    body: 'The warehouse leads the spotlighted ones.',
    done: text('warehouse.firstSpotlight.success'),
    failed: text('warehouse.firstSpotlight.error'),
  }),
  action('isFirstSpotlight', false, {
    label: text('admin.menu.unfirstSpotlight'),
    title: text('warehouse.unfirstSpotlight.dialog.title'),
    body: 'The warehouse no longer leads the spotlighted ones.',
    done: text('warehouse.unfirstSpotlight.success'),
    failed: text('warehouse.unfirstSpotlight.error'),
  }),
]

const highPriorityPair = (): Pair => [
  action('isHighPriority', true, {
    label: text('admin.menu.highPriority'),
    title: text('warehouse.highPriority.dialog.title'),
    body: text('warehouse.highPriority.dialog.body'),
    done: text('warehouse.highPriority.success'),
    failed: text('warehouse.highPriority.error'),
  }),
  action('isHighPriority', false, {
    label: text('admin.menu.unhighPriority'),
    title: text('warehouse.unhighPriority.dialog.title'),
    body: 'The warehouse loses its high priority.',
    done: text('warehouse.unhighPriority.success'),
    failed: text('warehouse.unhighPriority.error'),
  }),
]

const all = (): readonly Pair[] => [
  visiblePair(),
  verifiedPair(),
  featuredPair(),
  firstSpotlightPair(),
  highPriorityPair(),
]

/** The items for a listing: each flag offers only the opposite of its present state. */
export const flagActions = (listing: Pick<ManagedListing, ListingFlag>): FlagAction[] =>
  all().map(([on, off]) => (listing[on.flag] ? off : on))

/** Everything that can be done to many listings at once: each flag both ways. */
export const bulkActions = (): FlagAction[] => all().flat()

/** Delete is shown only for listings of managers and sellers. */
export const mayDelete = (listing: { seller: { userType: string } }): boolean =>
  ['manager', 'seller'].includes(listing.seller.userType)

/** Spotlight, 1st spotlight and high priority need a plan with the right to them. */
export const isBarred = (
  { seller }: Pick<CuratedListing, 'seller'>,
  { needsPlan }: Pick<FlagAction, 'needsPlan'>,
  maySpotlight: (planId: string) => boolean,
): boolean => needsPlan && !maySpotlight(seller.planId)

/** The form of a listing; managed profiles have one of their own. */
export const editPath = ({ id, seller }: CuratedListing): string =>
  `${seller.userType === 'manager' ? '/dashboard/managed/warehouses/edit' : '/dashboard/warehouses/edit'}/${id}`
