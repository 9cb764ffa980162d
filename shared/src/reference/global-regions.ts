/** Regions of the world outside the United States' own regions. */
export type GlobalRegionCode = 'AFR' | 'EUR' | 'ANT' | 'SAM' | 'NAM' | 'OCE' | 'ASIA'

export const globalRegions: readonly {
  readonly code: GlobalRegionCode
  readonly name: string
  readonly icon: string
}[] = [
  { code: 'AFR', name: 'Africa', icon: 'globe' },
  { code: 'EUR', name: 'Europe', icon: 'globe' },
  { code: 'ANT', name: 'Antarctica', icon: 'globe' },
  { code: 'SAM', name: 'South America', icon: 'globe' },
  { code: 'NAM', name: 'North America', icon: 'globe' },
  { code: 'OCE', name: 'Oceania', icon: 'globe' },
  { code: 'ASIA', name: 'Asia', icon: 'globe' },
]

/** The two scopes of a listing. */
export const regionScopes = ['us', 'global'] as const
export type RegionScope = (typeof regionScopes)[number]
