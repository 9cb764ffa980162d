import { createPalette } from './palette'
import { createRandom } from './random'
import { aisleDefinitions, drawAisle } from './scenes/aisle'
import { drawDocks } from './scenes/docks'
import { drawPort } from './scenes/port'
import { drawRacks } from './scenes/racks'
import { definitions, vignette } from './scenes/surroundings'
import { drawYard } from './scenes/yard'
import { document } from './svg'

const SCENES = [
  { kind: 'docks', share: 0.38, draw: drawDocks },
  { kind: 'aisle', share: 0.58, draw: drawAisle },
  { kind: 'racks', share: 0.76, draw: drawRacks },
  { kind: 'yard', share: 0.92, draw: drawYard },
  { kind: 'port', share: 1, draw: drawPort },
] as const

export type SceneKind = (typeof SCENES)[number]['kind']

function sceneOf(seed: number): (typeof SCENES)[number] {
  const roll = createRandom(seed + 0x20000).next()
  return SCENES.find(({ share }) => roll < share) ?? SCENES[0]
}

/** What the picture of a seed shows, for its title and alternative text. */
export const sceneKindOf = (seed: number): SceneKind => sceneOf(seed).kind

/** The picture of a seed as an SVG document of 1600 × 1000: equal seeds give equal bytes. */
export function drawScene(seed: number): string {
  const palette = createPalette(createRandom(seed))
  const random = createRandom(seed + 0x10000)
  return document(definitions(palette) + aisleDefinitions(palette), sceneOf(seed).draw(palette, random) + vignette())
}
