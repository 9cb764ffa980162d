/** The five regions of the United States with the states of the region list. */
export type UsRegionCode = 'northeast' | 'midwest' | 'west' | 'south' | 'alaska-hawaii'

export type UsRegion = {
  readonly code: UsRegionCode
  readonly name: string
  readonly icon: string
  readonly states: readonly string[]
}

const codes = (list: string): readonly string[] => list.split(' ')

export const usRegions: readonly UsRegion[] = [
  { code: 'northeast', name: 'Northeast', icon: 'landmark', states: codes('PA NJ CT RI MA NY VT ME NH') },
  { code: 'midwest', name: 'Midwest', icon: 'wheat', states: codes('ND SD NE KS MN IA MO WI MI IL IN OH') },
  { code: 'west', name: 'West', icon: 'mountain', states: codes('MT WY CO NM ID UT AZ WA OR CA NV') },
  { code: 'south', name: 'South', icon: 'sun', states: codes('OK TX AR LA MS KY TN AL WV GA MD DE DC VA SC NC FL') },
  {
    code: 'alaska-hawaii',
    name: 'Alaska/Hawaii/Territories',
    icon: 'snowflake',
    states: codes('AK HI AS MP GU PR VI'),
  },
]

/** The state table's other reading of the territories; a filter matches either. */
export const territoryRegions: Readonly<Record<string, UsRegionCode>> = {
  AS: 'west',
  MP: 'west',
  GU: 'west',
  PR: 'south',
  VI: 'south',
}

/** State code → every region it belongs to, the canonical one first. */
export const regionsByState: ReadonlyMap<string, readonly UsRegionCode[]> = new Map(
  usRegions.flatMap((region) =>
    region.states.map((state): [string, readonly UsRegionCode[]] => {
      const other = territoryRegions[state]
      return [state, other ? [region.code, other] : [region.code]]
    }),
  ),
)
