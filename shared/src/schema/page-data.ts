import { z } from 'zod'
import type { ContentData } from './content-data'
import type { ListingCard } from './listing-card'
import type { ReceivedReview } from './review'
import type { ServiceCard } from './service-card'
import type { PublicProfile } from './user-card'
import type { Warehouse } from './warehouse'

const Figure = z.object({ value: z.string(), label: z.string() })

const NavigationLink = z.object({ label: z.string(), labelArabic: z.string().nullable(), path: z.string() })

/** What editors set for the whole site. */
export const SiteSettings = z.object({
  brandName: z.string().nullish(),
  tagline: z.string().nullish(),
  homeTitle: z.string().nullish(),
  homeSubtitle: z.string().nullish(),
  figures: z.array(Figure).nullish(),
  contactEmail: z.string().nullish(),
  announcement: z.string().nullish(),
  /** What editors put in place of the built-in links. */
  headerLinks: z.array(NavigationLink).nullish(),
  footerColumns: z
    .array(z.object({ title: z.string(), titleArabic: z.string().nullable(), links: z.array(NavigationLink) }))
    .nullish(),
  /** Company names of the strip "Trusted by Industry Leaders"; empty hides it. */
  partners: z.array(z.string()).nullish(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** Which listings a page shows; without a field all of them. */
export type ListingFilter = {
  scope?: 'us' | 'global'
  region?: string
  country?: string
  state?: string
  /** Spellings of a city of the state. */
  cities?: string[]
  featured?: true
  hotRack?: true
}

/** The smallest and the largest coordinates of some listings. */
export type Extent = { north: number; south: number; east: number; west: number }

/** A listing's page: itself, the nearest ones, those that fill the carousel of the nearest, and others of its seller. */
export type ListingView = {
  listing: Warehouse
  around: ListingCard[]
  featured: ListingCard[]
  others: ListingCard[]
}

/** A public profile as visitors see it, with the first of its listings and services and the newest reviews of them. */
export type ProfilePage = {
  /** Its one address. */
  path: string
  profile: PublicProfile
  listings: ListingCard[]
  /** How many listings there are in all. */
  total: number
  services: ServiceCard[]
  reviews: ReceivedReview[]
}

/** Listings of a state; a state without any has none. */
export type StateListings = { state: string; listings: ListingCard[] }

export type CityCount = { city: string; total: number }

/** How many public listings each filter finds. */
export type ListingCounts = {
  all: number
  featured: number
  hotRack: number
  scopes: Record<string, number>
  regions: Record<string, number>
  countries: Record<string, number>
  /** By country and state, `US/TX`. */
  states: Record<string, number>
}

/** A listing as a sitemap names it; `changedOn` is a day (YYYY-MM-DD). */
export type ListedAddress = { slug: string; changedOn: string }

/** What pages ask of listings. Every listing in it is public and without a price. Lists are in the organic order. */
export type ListingData = {
  listing(slug: string): Promise<ListingView | null>
  /** The first of some listings, how many there are in all, and where they are. */
  list(filter: ListingFilter, limit: number): Promise<{ listings: ListingCard[]; total: number; extent: Extent | null }>
  first(filter: ListingFilter, limit: number, offset?: number): Promise<ListingCard[]>
  /** How many listings there are. */
  count(filter: ListingFilter): Promise<number>
  /** The cities of a state that have a listing, each as it is spelled, with how many it has. */
  cities(country: string, state: string): Promise<CityCount[]>
  /** The countries that have a listing, by their codes of two letters. */
  countries(): Promise<string[]>
  /** The states of a country that have a listing. */
  states(country: string): Promise<string[]>
  /** The first listings of each state of a country; of the United States each state is there. */
  firstOfStates(country: string, limit: number): Promise<StateListings[]>
  /** The featured listings of today. */
  featuredToday(): Promise<ListingCard[]>
  counts(): Promise<ListingCounts>
  /** The numbers of the runs of ids that hold a listing, in order. Run n has the `size` ids up to n × size. */
  runs(size: number): Promise<number[]>
  /** The listings of one run of ids, for a sitemap. */
  addresses(run: number, size: number): Promise<ListedAddress[]>
  /** The numbers of the sitemaps of profiles, in order. */
  profileRuns(): Promise<number[]>
}

/** What pages of the site ask the server for, one page's data at a time. */
export type PageData = ListingData &
  ContentData & {
    /** A public profile by its kind (seller, customer, manager) and the last part of its address. */
    profile(kind: string, key: string): Promise<ProfilePage | null>
  }
