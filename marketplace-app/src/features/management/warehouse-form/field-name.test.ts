import { expect, it } from 'vitest'
import { fieldName } from './field-name'

it.each([
  ['facilityDetails.squareFootage', 'Square footage'],
  ['facilityDetails.operatingHours.end', 'Operating hours, To'],
  ['facilityDetails.averageReceivingTimeType', 'Unit of the receiving time'],
  ['maxSpaceOrderSq', 'Largest reservation, sq ft'],
  ['discountSq3', 'Square foot, Discount, 3 months'],
  ['price1', 'Pallet, Price, 1 month'],
  ['fulfillmentRates.1.tierName', 'Tier 2, Orders a month'],
  ['fulfillmentRates.0.fulfillmentRatesDetails.outbound.b2b.case_pick_rate', 'Tier 1, Case pick'],
  ['fulfillmentRates', 'Space and prices'],
])('%s is "%s"', (path, name) => expect(fieldName(path)).toBe(name))
