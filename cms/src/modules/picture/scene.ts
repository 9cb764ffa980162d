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
  { share: 0.38, draw: drawDocks },
  { share: 0.58, draw: drawAisle },
  { share: 0.76, draw: drawRacks },
  { share: 0.92, draw: drawYard },
  { share: 1, draw: drawPort },
] as const

/** The picture of a seed as an SVG document of 1600 × 1000: equal seeds give equal bytes. */
export function drawScene(seed: number): string {
  const palette = createPalette(createRandom(seed))
  const random = createRandom(seed + 0x10000)
  const kind = createRandom(seed + 0x20000).next()
  const scene = SCENES.find(({ share }) => kind < share) ?? SCENES[0]
  return document(definitions(palette) + aisleDefinitions(palette), scene.draw(palette, random) + vignette())
}
