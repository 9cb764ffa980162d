import { quantityInArea } from '@stackyard/shared/domain/capacity'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { SpaceCalendar } from '@stackyard/shared/schema/space-calendar'
import { spaceTexts } from '../../../lib/texts/space-calendar'

export type SpaceKind = 'blocked' | 'held' | 'sold' | 'free'
export const spaceKinds = ['sold', 'held', 'blocked', 'free'] as const satisfies readonly SpaceKind[]

/** Square feet as whole pallets or square feet. */
export const inUnit = quantityInArea

/** "1,200 pallets", "980 sq ft". */
export const spaceText = (unit: SpaceType, squareFeet: number): string =>
  spaceTexts.quantity[unit](inUnit(unit, squareFeet))

type Week = SpaceCalendar['weeks'][number]

/** A week's figures in a unit. */
export const weekIn = (unit: SpaceType, week: Week): Week => ({
  ...week,
  blocked: inUnit(unit, week.blocked),
  held: inUnit(unit, week.held),
  sold: inUnit(unit, week.sold),
  free: inUnit(unit, week.free),
  arriving: inUnit(unit, week.arriving),
  leaving: inUnit(unit, week.leaving),
})
