import { paletteOf, type Palette } from './palette'
import { createRandom, type Random } from './random'
import { sceneKindOf, type SceneKind } from './scene-kind'
import { drawContainers, drawSolar } from './scenes/aerial'
import { drawAirCargo } from './scenes/air-cargo'
import { aisleDefinitions, drawAisle } from './scenes/aisle'
import { drawCutaway } from './scenes/cutaway'
import { drawDocks } from './scenes/docks'
import { drawForkliftClose } from './scenes/forklift-close'
import { drawCrossDock, drawFloorStorage, drawSorter } from './scenes/halls'
import { drawOfficeFront } from './scenes/offices'
import { drawPlan } from './scenes/plan'
import { drawPort } from './scenes/port'
import { drawRacks } from './scenes/racks'
import { drawRail } from './scenes/rail'
import { drawColdRoom, drawHighBay, drawPharma } from './scenes/rooms'
import { drawSuites } from './scenes/suites'
import { definitions, vignette } from './scenes/surroundings'
import { drawBrick, drawMultiStory } from './scenes/towns'
import { drawMezzanine, drawPacking } from './scenes/work'
import { drawYard } from './scenes/yard'
import { drawGate, drawNightDock, drawSilos, drawTruckCourt } from './scenes/yards'
import { document, mirrored } from './svg'

const DRAWINGS: Record<SceneKind, (palette: Palette, random: Random) => string> = {
  docks: drawDocks,
  aisle: drawAisle,
  racks: drawRacks,
  yard: drawYard,
  port: drawPort,
  coldRoom: drawColdRoom,
  brick: drawBrick,
  sorter: drawSorter,
  solar: drawSolar,
  packing: drawPacking,
  truckCourt: drawTruckCourt,
  highBay: drawHighBay,
  plan: drawPlan,
  pharma: drawPharma,
  rail: drawRail,
  floorStorage: drawFloorStorage,
  containers: drawContainers,
  suites: drawSuites,
  nightDock: drawNightDock,
  mezzanine: drawMezzanine,
  airCargo: drawAirCargo,
  crossDock: drawCrossDock,
  multiStory: drawMultiStory,
  forklift: drawForkliftClose,
  silos: drawSilos,
  cutaway: drawCutaway,
  gate: drawGate,
  office: drawOfficeFront,
}

/** Another number stands for other drawings of the same seeds. */
export const DRAWINGS_VERSION = 2

/** The picture of a seed as an SVG document of 1600 × 1000: equal seeds give equal bytes. */
export function drawScene(seed: number): string {
  const palette = paletteOf(seed)
  const random = createRandom(seed + 0x10000)
  const drawing = DRAWINGS[sceneKindOf(seed)](palette, random)
  const turned = createRandom(seed + 0x20000).chance(0.5) ? mirrored(drawing) : drawing
  return document(definitions(palette) + aisleDefinitions(palette), turned + vignette())
}
