import { type CatalogueRow, Dictionary, FLAG } from './columns'

/** Bits of a number that are asked for twice as far apart, with zeros between. */
function spread(bits: number): number {
  let wide = bits & 0xfff
  wide = (wide | (wide << 8)) & 0x00ff_00ff
  wide = (wide | (wide << 4)) & 0x0f0f_0f0f
  wide = (wide | (wide << 2)) & 0x3333_3333
  return (wide | (wide << 1)) & 0x5555_5555
}

const STEPS = 4096

/** A place's number on a curve through the world that keeps near what is near (a Z-order of 4,096 steps each way). */
function curveAt({ latitude, longitude }: CatalogueRow): number {
  if (latitude === null || longitude === null) return 0
  const step = (part: number) => Math.max(0, Math.min(STEPS - 1, Math.floor(part * STEPS)))
  return spread(step((longitude + 180) / 360)) + 2 * spread(step((latitude + 90) / 180))
}

/**
 * Rows as the columns hold them best: those the public sees first, then by country, state and place, so that 32 rows
 * next to each other have mostly everything in common that is asked by place (blocks.ts).
 */
export function inPlaces(rows: readonly CatalogueRow[]): CatalogueRow[] {
  const [countries, states] = [new Dictionary(), new Dictionary()]
  const keyOf = (row: CatalogueRow): number => {
    const hidden = (row.flags & FLAG.listed) === 0 ? 1 : 0
    const area = countries.codeOf(row.country) * 2 ** 14 + Math.min(states.codeOf(row.state), 2 ** 14 - 1)
    return (hidden * 2 ** 28 + Math.min(area, 2 ** 28 - 1)) * STEPS ** 2 + curveAt(row)
  }
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => a.key - b.key)
    .map(({ row }) => row)
}
