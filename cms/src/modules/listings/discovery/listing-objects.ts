import { type ReviewScore, reviewScores } from '@stackyard/shared/reference/review-scores'
import { sql, type SQL } from 'drizzle-orm'
import { detailFields, groupObject } from './field-columns'
import { termsOffered } from './listing-columns'

/** JSON of the wire, built by PostgreSQL from a listing `w`, its seller `u` and the derived figures `d`. */

const address = sql`jsonb_build_object('street1', coalesce(w.address_street1, ''), 'street2', coalesce(w.address_street2, ''),
  'city', coalesce(w.address_city, ''), 'state', coalesce(w.state, ''), 'zipCode', coalesce(w.address_zip_code, ''),
  'country', coalesce(w.country, ''))`

/** Spotlights and priority as the public meets them: those of a plan without the right are stored, but not shown. */
const common = sql`jsonb_build_object('id', w.id, '_id', w.id, 'type', 'warehouse', 'name', w.name, 'warehouseUrl', d.warehouse_url,
  'slug', d.slug, 'address', ${address}, 'region', coalesce(w.region, ''), 'regionScope', coalesce(w.region_scope::text, 'global'),
  'country', coalesce(w.country, ''), 'state', coalesce(w.state, ''), 'latitude', w.latitude, 'longitude', w.longitude,
  'miniLogo', w.mini_logo, 'isVerified', coalesce(w.is_verified, false), 'isFeatured', coalesce(w.is_featured, false) and d.may_spotlight,
  'isFirstSpotlight', coalesce(w.is_first_spotlight, false) and d.may_spotlight,
  'isHighPriority', coalesce(w.is_high_priority, false) and d.may_spotlight,
  'visible', coalesce(w.visible, true), 'isDraft', coalesce(w.is_draft, false), 'hotRackEnabled', coalesce(w.hot_rack_enabled, false),
  'hotrack', d.discount_percent > 0, 'discountPercent', d.discount_percent, 'diamond', d.diamond,
  'averageRating', coalesce(w.average_rating, 0), 'reviewCount', coalesce(w.review_count, 0)::int,
  'numberOfBuildings', coalesce(w.number_of_buildings, 0)::int, 'totalSpace', coalesce(w.total_space, 0)) ||
  jsonb_build_object('freePallets', d.free_pallets, 'freeSqft', d.free_sqft, 'freeFrom', d.free_from, 'palletEnabled', coalesce(w.pallet_enabled, false),
  'sqEnabled', coalesce(w.sq_enabled, false), 'isAd', false, 'campaignId', null, 'answerMinutes', d.answer_minutes)`

const cardSeller = sql`jsonb_build_object('id', u.id, 'userType', u.user_type, 'diamond', coalesce(u.diamond, 0)::int,
  'planId', coalesce(u.plan_id::text, 'free'), 'userUrl', coalesce(u.user_url, ''))`

/** The stored flags of a row `s` of the read model, for admins and owners: what a plan without the right does not show. */
export const storedFlags = sql`jsonb_build_object('isFeatured', s.is_featured, 'isFirstSpotlight', s.is_first_spotlight,
  'isHighPriority', s.is_high_priority)`

/** The card of a list, without prices. */
export const cardObject = sql`${common} || jsonb_build_object('photo', d.photo, 'categories', to_jsonb(d.categories),
  'features', to_jsonb(d.features), 'seller', ${cardSeller})`

const seller = sql`${cardSeller} || jsonb_build_object('firstName', coalesce(u.first_name, ''), 'lastName', coalesce(u.last_name, ''),
  'company', coalesce(u.company, ''), 'avatar', u.avatar, 'serviceType', u.service_type, 'isVerified', coalesce(u.is_verified, false),
  'enableNewsletter', coalesce(u.enable_newsletter, false), 'website', coalesce(u.website, ''), 'meetingLink', coalesce(u.meeting_link, ''))`

/** When the building is open, in its own time zone. */
const openingHours = sql`jsonb_strip_nulls(jsonb_build_object('alwaysOpen', w.facility_details_always_open,
  'operatingDays', w.facility_details_operating_days,
  'operatingHours', case when w.facility_details_operating_hours_start is not null then jsonb_build_object(
    'start', w.facility_details_operating_hours_start, 'end', coalesce(w.facility_details_operating_hours_end, ''),
    'timezone', coalesce(w.timezone, '')) end))`

const iso = (column: string) => sql.raw(`to_char(w.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const averageOf = (
  score: ReviewScore,
): SQL => sql`'${sql.raw(score)}', case when count(r.${sql.raw(`scores_${score}`)}) > 0 then
  jsonb_build_object('average', round(avg(r.${sql.raw(`scores_${score}`)}), 1), 'count', count(r.${sql.raw(`scores_${score}`)})) end`

/** The averages of what reviews rate beside their stars. */
const averageScores = sql`case when coalesce(w.review_count, 0) > 0 then (
  select jsonb_build_object(${sql.join(reviewScores.map(averageOf), sql`, `)}) from reviews r where r.warehouse_id = w.id) end`

/** What the detail page has beyond the card, or in another form; without money, reviews and availability. */
export const detailObject = sql`jsonb_build_object('timezone', w.timezone, 'photos', d.photos, 'logo', w.logo,
  'banner', w.banner, 'highlights', coalesce(w.highlights, ''), 'description', coalesce(w.description, ''),
  'warehousePdf', w.warehouse_pdf, 'documents', case jsonb_typeof(w.documents) when 'array' then w.documents else '[]'::jsonb end,
  'seller', ${seller}, 'ref', jsonb_build_object('seller', jsonb_build_object('id', u.id)),
  ${detailFields}, 'amenities', ${groupObject('amenities')}, 'facilityDetails', ${groupObject('facilityDetails')} || ${openingHours},
  'minSpaceOrder', w.min_space_order, 'maxSpaceOrder', w.max_space_order, 'minSpaceOrderSq', w.min_space_order_sq,
  'maxSpaceOrderSq', w.max_space_order_sq,
  'billedByPlatform', coalesce(w.billed_by_platform, false), 'fulfillmentRatesVisible', coalesce(w.fulfillment_rates_visible, false),
  'hasStoragePrices', jsonb_array_length(${termsOffered} -> 'pallet') + jsonb_array_length(${termsOffered} -> 'sqFeet') > 0,
  'hasFulfillmentRates', coalesce(w.fulfillment_rates_visible, false) and tiers.list is not null,
  'termsOffered', ${termsOffered}, 'confirmedAt', coalesce(${iso('confirmed_at')}, ${iso('created_at')}), 'createdAt', ${iso('created_at')}, 'updatedAt', ${iso('updated_at')}) ||
  jsonb_build_object('serviceRecord', d.service_record, 'scores', ${averageScores})`
