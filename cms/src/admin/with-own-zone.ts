import type { ClientConfig } from 'payload'

/**
 * A config in which a time to publish at is meant in `zone` unless the editor chooses another one. A zone that the panel
 * does not offer by itself comes first in its list. The same object when nothing is to be changed.
 */
export function withOwnZone(config: ClientConfig, zone: string): ClientConfig {
  // Before the sign-in the panel has a part of its config only.
  const timezones = config.admin?.timezones as ClientConfig['admin']['timezones'] | undefined
  if (!timezones || timezones.defaultTimezone === zone) return config
  const offered = timezones.supportedTimezones
  const supportedTimezones = offered.some(({ value }) => value === zone)
    ? offered
    : [{ label: zone.replaceAll('_', ' '), value: zone }, ...offered]
  return {
    ...config,
    admin: { ...config.admin, timezones: { ...timezones, defaultTimezone: zone, supportedTimezones } },
  }
}
