import { expect, it } from 'vitest'
import { blankContent } from './listing-values'

it('R-516: a new listing receives in days and cuts off before noon', () => {
  expect(blankContent().facilityDetails).toMatchObject({ averageReceivingTimeType: 'Days', orderCutoffTimeType: 'AM' })
})
