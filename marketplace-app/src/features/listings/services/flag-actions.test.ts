import { describe, expect, it } from 'vitest'
import { serviceActions } from './flag-actions'

const flags = { visible: true, isVerified: false, isFeatured: false, partner: false }

describe('an admin’s menu of a service', () => {
  it('R-493 asks before each of the four, by the title of its direction', () => {
    expect(serviceActions(flags).map(({ title }) => title)).toEqual([
      'Make Hidden',
      'Verify service',
      'Spotlight service',
      'Make partner',
    ])
    const others = { visible: false, isVerified: true, isFeatured: true, partner: true }
    expect(serviceActions(others).map(({ title }) => title)).toEqual([
      'Make visible',
      'Remove verification',
      'Remove spotlight',
      'Remove partner',
    ])
  })

  it('R-495 says what the text says', () => {
    const spotlight = serviceActions(flags).find(({ flag }) => flag === 'isFeatured')
    expect(spotlight).toMatchObject({ done: 'Service Spotlighted', failed: 'Error in spotlight service!' })
  })
})
