import { effectiveDiamond } from '@stackyard/shared/domain/diamond'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'

const chosen = (flags: Readonly<Record<string, boolean>>): string[] => Object.keys(flags).filter((key) => flags[key])

function photoOf({ photos }: Warehouse): ListingCard['photo'] {
  const photo = photos.find((candidate) => candidate.primary) ?? photos[0]
  if (!photo) return null
  return { link: photo.link, width: photo.width ?? 1280, height: photo.height ?? 800, color: photo.color ?? '' }
}

/** The card of a whole listing, without prices. */
export function toCard(listing: Warehouse): ListingCard {
  return {
    id: listing.id,
    _id: listing.id,
    type: 'warehouse',
    name: listing.name,
    warehouseUrl: listing.warehouseUrl,
    slug: listing.slug,
    address: listing.address,
    region: listing.region,
    regionScope: listing.regionScope,
    country: listing.country,
    state: listing.state,
    latitude: listing.latitude,
    longitude: listing.longitude,
    photo: photoOf(listing),
    miniLogo: listing.miniLogo,
    isVerified: listing.isVerified,
    isFeatured: listing.isFeatured,
    isFirstSpotlight: listing.isFirstSpotlight,
    isHighPriority: listing.isHighPriority,
    visible: listing.visible,
    isDraft: listing.isDraft,
    hotRackEnabled: listing.hotRackEnabled,
    hotrack: listing.hotrack,
    discountPercent: listing.discountPercent,
    diamond: effectiveDiamond(listing.diamond, listing.seller.diamond),
    averageRating: listing.averageRating,
    reviewCount: listing.reviewCount,
    categories: chosen(listing.categories),
    features: chosen(listing.features),
    numberOfBuildings: listing.numberOfBuildings,
    totalSpace: listing.totalSpace,
    freePallets: listing.freePallets,
    freeSqft: listing.freeSqft,
    freeFrom: listing.freeFrom,
    palletEnabled: listing.palletEnabled,
    sqEnabled: listing.sqEnabled,
    seller: {
      id: listing.seller.id,
      userType: listing.seller.userType,
      diamond: listing.seller.diamond,
      planId: listing.seller.planId,
      userUrl: listing.seller.userUrl,
    },
    isAd: false,
    campaignId: null,
  }
}
