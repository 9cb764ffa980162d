import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { ProfilePage } from '@stackyard/shared/schema/page-data'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { countryName } from '@stackyard/shared/ui/format'
import { ProfileView } from '@stackyard/shared/ui/profile-view'
import { markup } from '../lib/markup'
import type { PageFields } from '../lib/page-fields'
import { OfferCards, ProfileReviews } from '../lib/profile-parts'
import { absolute, breadcrumbLd, ldScript, shortened } from '../lib/seo'
import { shareCardPath } from '../lib/share-card'
import { IslandPlace } from './island-place'

const kindWord = { seller: 'Provider', customer: 'Merchant', manager: 'Provider' } as const

const placeOf = ({ city, country, state }: PublicProfile): string =>
  [city, stateWords(country, state), country === 'US' ? '' : countryName(country)].filter(Boolean).join(', ')

function descriptionOf(page: ProfilePage): string {
  const { name, userType, about } = page.profile
  const place = placeOf(page.profile)
  const lead = `${name}: ${kindWord[userType]}${place ? ` in ${place}` : ''}.`
  const named = page.listings.slice(0, 3).map((listing) => listing.name)
  return shortened([lead, about, named.length > 0 ? `Listings: ${named.join(', ')}.` : ''].filter(Boolean).join(' '))
}

const isWebLink = (link: string): boolean => /^https?:\/\//i.test(link)

/** A provider as structured data: what the page shows of them to visitors. */
function providerLd({ profile, path, reviews }: ProfilePage, site: URL): Record<string, unknown> {
  const { name, about, avatar, city, state, country, reviewCount, averageRating, socials, website } = profile
  const links = [website ?? '', ...Object.values(socials)].filter(isWebLink)
  return {
    '@type': 'Organization',
    name,
    url: absolute(path, site),
    ...(about && { description: about }),
    ...(avatar && { image: absolute(avatar, site) }),
    ...((city || state || country) && {
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(state && { addressRegion: state }),
        ...(country && { addressCountry: country }),
      },
    }),
    ...(links.length > 0 && { sameAs: links }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(averageRating.toFixed(2)),
        reviewCount,
      },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map(({ rating, feedback, createdAt, userData }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: userData.fullName || 'Untitled' },
        datePublished: createdAt.slice(0, 10),
        reviewBody: feedback,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      })),
    }),
  }
}

function offersLd({ profile, listings, services, total }: ProfilePage, site: URL): Record<string, unknown> {
  const offers = [
    ...services.map(({ name, slug }) => ({ name, path: `/services/${slug}` })),
    ...listings.map(({ name, slug }) => ({ name, path: `/warehouses/${slug}` })),
  ]
  return {
    '@type': 'ItemList',
    name: `Listings of ${profile.name}`,
    numberOfItems: total + services.length,
    itemListElement: offers.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: absolute(path, site),
    })),
  }
}

/** What a public profile gives its layout: everything that a visitor may know, and the island that signed-in readers get. */
export function profileFields(page: ProfilePage, site: URL): PageFields {
  const { profile, path, reviews } = page
  const offers = profile.userType !== 'customer'
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: profile.name, path },
  ]
  const ld = offers
    ? [providerLd(page, site), ...(page.total + page.services.length > 0 ? [offersLd(page, site)] : [])]
    : []
  return {
    title: profile.name,
    description: descriptionOf(page),
    path,
    picture: absolute(
      shareCardPath({
        kind: kindWord[profile.userType],
        title: profile.name,
        line: placeOf(profile),
        picture: undefined,
      }),
      site,
    ),
    head: [...ld, breadcrumbLd(crumbs, site)].map(ldScript).join(''),
    body: markup(
      <IslandPlace name="profile" data={page} when="idle">
        <ProfileView
          profile={profile}
          loginHref={withReturnTo('/auth/login', path)}
          messageHref={`/dashboard/messages?id=${profile.id}`}
          listings={offers ? <OfferCards {...page} /> : undefined}
          reviews={reviews.length > 0 ? <ProfileReviews reviews={reviews} /> : undefined}
        />
      </IslandPlace>,
    ),
  }
}
