import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { ProfilePage } from '@stackyard/shared/schema/page-data'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { countryName } from '@stackyard/shared/ui/format'
import { documentPath, listingPath, spoken } from '@stackyard/shared/ui/say'
import { ProfileView } from '@stackyard/shared/ui/profile-view'
import { markup } from '../lib/markup'
import type { PageFields } from '../lib/page-fields'
import { OfferCards, ProfileReviews } from '../lib/profile-parts'
import { say } from '../lib/say'
import { absolute, breadcrumbLd, ldScript, shortened } from '../lib/seo'
import { shareCardPath } from '../lib/share-card'
import { IslandPlace } from './island-place'

const kindWord = (userType: PublicProfile['userType']): string => say(userType === 'customer' ? 'Merchant' : 'Provider')

const placeOf = ({ city, country, state }: PublicProfile): string =>
  [city, stateWords(country, state), country === 'US' ? '' : countryName(country)].filter(Boolean).join(', ')

function descriptionOf(page: ProfilePage): string {
  const { name, userType, about } = page.profile
  const place = placeOf(page.profile)
  const kind = kindWord(userType)
  const lead = place ? say('{name}: {kind} in {place}.', { name, kind, place }) : `${name}: ${kind}.`
  const named = page.listings.slice(0, 3).map((listing) => listing.name)
  const listed = named.length > 0 ? say('Listings: {names}.', { names: named.join(', ') }) : ''
  return shortened([lead, about, listed].filter(Boolean).join(' '))
}

/** The name; in other languages with what they are, too, since names are the same in all. */
function titleOf({ profile }: ProfilePage): string {
  const { name, userType } = profile
  return spoken.documents === '' ? name : `${name}: ${kindWord(userType)}`
}

const isWebLink = (link: string): boolean => /^https?:\/\//i.test(link)

/** A provider as structured data: what the page shows of them to visitors. */
function providerLd({ profile, reviews }: ProfilePage, address: string, site: URL): Record<string, unknown> {
  const { name, about, avatar, city, state, country, reviewCount, averageRating, socials, website } = profile
  const links = [website ?? '', ...Object.values(socials)].filter(isWebLink)
  return {
    '@type': 'Organization',
    name,
    url: address,
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
        author: { '@type': 'Person', name: userData.fullName || say('Untitled') },
        datePublished: createdAt.slice(0, 10),
        reviewBody: feedback,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      })),
    }),
  }
}

function offersLd({ profile, listings, services, total }: ProfilePage, site: URL): Record<string, unknown> {
  const offers = [
    ...services.map(({ name, slug }) => ({ name, path: documentPath(`/services/${slug}`) })),
    ...listings.map(({ name, slug }) => ({ name, path: listingPath(slug) })),
  ]
  return {
    '@type': 'ItemList',
    name: say('Listings of {name}', { name: profile.name }),
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
  const own = documentPath(path)
  const offers = profile.userType !== 'customer'
  const crumbs = [
    { name: say('Home'), path: spoken.documents || '/' },
    { name: profile.name, path: own },
  ]
  const ld = offers
    ? [
        providerLd(page, absolute(own, site), site),
        ...(page.total + page.services.length > 0 ? [offersLd(page, site)] : []),
      ]
    : []
  return {
    title: titleOf(page),
    description: descriptionOf(page),
    path,
    picture: absolute(
      shareCardPath({
        kind: kindWord(profile.userType),
        title: profile.name,
        line: placeOf(profile),
        picture: undefined,
      }),
      site,
    ),
    head: [...ld, breadcrumbLd(crumbs, site)].map(ldScript).join(''),
    body: () =>
      markup(
        <div className="max-w-page mx-auto px-4 py-8 sm:px-8">
          <IslandPlace name="profile" data={page} when="idle">
            <ProfileView
              profile={profile}
              loginHref={withReturnTo('/auth/login', own)}
              messageHref={`/dashboard/messages?id=${profile.id}`}
              listings={offers ? <OfferCards {...page} /> : undefined}
              reviews={reviews.length > 0 ? <ProfileReviews reviews={reviews} /> : undefined}
            />
          </IslandPlace>
        </div>,
      ),
  }
}
