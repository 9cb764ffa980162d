import type { ClientConfig } from 'payload'
import { expect, it } from 'vitest'
import { withOwnZone } from './with-own-zone'

const offered = [{ label: '(UTC+01:00) Berlin, Paris', value: 'Europe/Berlin' }]
const config = { admin: { custom: 1, timezones: { supportedTimezones: offered } } } as unknown as ClientConfig
const zonesOf = ({ admin }: ClientConfig) => admin.timezones

it('a time to publish at is meant in the editor’s own zone', () => {
  const meant = withOwnZone(config, 'Europe/Berlin')
  expect(zonesOf(meant)).toEqual({ defaultTimezone: 'Europe/Berlin', supportedTimezones: offered })
  expect(meant.admin.custom).toBe(1)
  expect(zonesOf(config).defaultTimezone).toBeUndefined()
})

it('which is offered though the panel does not know it', () => {
  expect(zonesOf(withOwnZone(config, 'America/Argentina/Buenos_Aires')).supportedTimezones[0]).toEqual({
    label: 'America/Argentina/Buenos Aires',
    value: 'America/Argentina/Buenos_Aires',
  })
})

it('and before the sign-in there is no form to begin', () => {
  const part = { admin: { user: 'users' } } as unknown as ClientConfig
  expect(withOwnZone(part, 'Europe/Berlin')).toBe(part)
})

it('and nothing is changed twice', () => {
  const meant = withOwnZone(config, 'Europe/Lisbon')
  expect(withOwnZone(meant, 'Europe/Lisbon')).toBe(meant)
})
