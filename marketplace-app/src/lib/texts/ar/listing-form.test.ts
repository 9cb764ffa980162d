import { expect, it } from 'vitest'
import { RateTarget } from '@stackyard/shared/schema/rate-upload'
import { listingFormTexts as english } from '../listing-form'
import { listingFormTexts as arabic } from './listing-form'

it.each([english.tierExample, arabic.tierExample])('the example of a tier can be typed as it is: %s', (example) => {
  expect(RateTarget.shape.tierName.safeParse(example).success).toBe(true)
})
