import { darken, lighten, mix } from './color'
import { createRandom, type Random } from './random'
import { sceneKindOf, type SceneKind } from './scene-kind'

export type Daytime = {
  name: string
  /** Top to horizon. */
  sky: readonly [string, string, string]
  sun: string
  /** Height of the sun over the horizon, 0 to 1. */
  sunHeight: number
  /** What the light does to every surface. */
  ambient: string
  ambientAmount: number
  lampsOn: boolean
  cloud: string
}

export type Palette = {
  daytime: Daytime
  wall: string
  trim: string
  accent: string
  rack: string
  beam: string
  ground: string
  green: string
  hill: string
  glass: string
  lamp: string
  goods: readonly string[]
  vehicles: readonly string[]
}

const DAYTIMES: readonly Daytime[] = [
  {
    name: 'dawn',
    sky: ['#7f9cc4', '#d9bfc0', '#f8dcc0'],
    sun: '#fff0d6',
    sunHeight: 0.16,
    ambient: '#d9a78e',
    ambientAmount: 0.16,
    lampsOn: true,
    cloud: '#f7d9cc',
  },
  {
    name: 'morning',
    sky: ['#6aa3d8', '#a9cdea', '#e4f0f5'],
    sun: '#fffbe8',
    sunHeight: 0.52,
    ambient: '#cfe3f2',
    ambientAmount: 0.08,
    lampsOn: false,
    cloud: '#ffffff',
  },
  {
    name: 'noon',
    sky: ['#4c8bc9', '#8fc0e6', '#d8ebf5'],
    sun: '#ffffff',
    sunHeight: 0.8,
    ambient: '#ffffff',
    ambientAmount: 0.04,
    lampsOn: false,
    cloud: '#ffffff',
  },
  {
    name: 'overcast',
    sky: ['#9fb0c0', '#c3ced7', '#e4e8ea'],
    sun: '#ffffff',
    sunHeight: 0.7,
    ambient: '#b9c5d0',
    ambientAmount: 0.16,
    lampsOn: false,
    cloud: '#eef2f4',
  },
  {
    name: 'golden',
    sky: ['#6c93bd', '#e7c394', '#f9d79a'],
    sun: '#fff3c4',
    sunHeight: 0.26,
    ambient: '#f0a862',
    ambientAmount: 0.17,
    lampsOn: false,
    cloud: '#fbe3bd',
  },
  {
    name: 'sunset',
    sky: ['#405a8c', '#c78a8c', '#f4a96b'],
    sun: '#ffd79a',
    sunHeight: 0.1,
    ambient: '#b96a5c',
    ambientAmount: 0.22,
    lampsOn: true,
    cloud: '#e8a58c',
  },
  {
    name: 'dusk',
    sky: ['#22345c', '#4c5f8f', '#b08c9b'],
    sun: '#f6d0b0',
    sunHeight: 0.02,
    ambient: '#2c3f6b',
    ambientAmount: 0.4,
    lampsOn: true,
    cloud: '#7c7fa6',
  },
  {
    name: 'night',
    sky: ['#101c38', '#1c2f55', '#39527f'],
    sun: '#e9eefa',
    sunHeight: 0.72,
    ambient: '#14244a',
    ambientAmount: 0.56,
    lampsOn: true,
    cloud: '#3b5080',
  },
]

const WALLS = [
  '#dfe5ea',
  '#e9e2d6',
  '#c9d3dc',
  '#b7c4cf',
  '#d7dcd2',
  '#e6d8c9',
  '#8fa3b8',
  '#6f86a0',
  '#c8b9a6',
  '#aebfb6',
] as const
const ACCENTS = ['#f08f4a', '#274f80', '#2f8f8b', '#e0b04a', '#c8604c', '#3e78b8', '#5b946b', '#7a5c94'] as const
const RACKS = ['#274f80', '#2d5f73', '#37485e', '#3c6a56', '#5a4a6e'] as const
const BEAMS = ['#f08f4a', '#e8a93d', '#e2794a', '#f0b25a'] as const
const GREENS = ['#6d9a6b', '#7fa06a', '#5f8c72', '#8d9c62', '#9a9463'] as const
const GROUNDS = ['#8b949e', '#979a9e', '#7f8a97', '#a19c94'] as const
const HILLS = ['#8fa9b8', '#9cb0a6', '#b3a99b', '#8a9cb5', '#a3a8b8'] as const
const CARTONS = ['#cfa274', '#c1936a', '#d9b48a', '#b8865c', '#c9a681'] as const
const BRIGHTS = ['#3e78b8', '#e0b04a', '#5b946b', '#c8604c', '#f4f1ea', '#7d93ab', '#2f8f8b', '#f08f4a'] as const
const VEHICLES = ['#f4f5f6', '#274f80', '#c8604c', '#e0b04a', '#2f8f8b', '#5c6b7d', '#f08f4a', '#3e78b8'] as const

/** What light a picture may have: any, the evening's and the night's, or that of lamps in a hall. */
type Light = 'any' | 'late' | 'indoors'

/** Lamps leave this share of what the light outside does. */
const INDOORS = 0.3

function daytimeOf(random: Random, light: Light): Daytime {
  const roll = light === 'late' ? 0.88 + random.next() * 0.12 : random.next()
  const limits = [0.1, 0.32, 0.5, 0.58, 0.76, 0.88, 0.95, 1]
  const daytime = DAYTIMES[limits.findIndex((limit) => roll < limit)] ?? DAYTIMES[1]!
  return light === 'indoors' ? { ...daytime, ambientAmount: daytime.ambientAmount * INDOORS } : daytime
}

/** All colors of one picture, already seen in the light of its time of day. */
function createPalette(random: Random, light: Light = 'any'): Palette {
  const daytime = daytimeOf(random, light)
  const lit = (color: string, share = 1) => mix(color, daytime.ambient, daytime.ambientAmount * share)
  const accent = random.pick(ACCENTS)
  const wall = random.pick(WALLS)
  return {
    daytime,
    wall: lit(wall),
    trim: lit(random.chance(0.5) ? darken(wall, 0.45) : '#33465c'),
    accent: lit(accent, 0.8),
    rack: lit(random.pick(RACKS), 0.5),
    beam: lit(random.pick(BEAMS), 0.5),
    ground: lit(random.pick(GROUNDS)),
    green: lit(random.pick(GREENS)),
    hill: lit(mix(random.pick(HILLS), daytime.sky[2], 0.25)),
    glass: daytime.lampsOn ? '#ffdf9e' : mix(daytime.sky[1], '#5f86ad', 0.45),
    lamp: '#ffe6ad',
    goods: [...CARTONS, ...CARTONS, random.pick(BRIGHTS), random.pick(BRIGHTS), random.pick(BRIGHTS)].map((c) =>
      lit(c, 0.7),
    ),
    vehicles: VEHICLES.map((color) => lit(color, 0.8)),
  }
}

const LIGHTS: Partial<Record<SceneKind, Light>> = {
  nightDock: 'late',
  aisle: 'indoors',
  racks: 'indoors',
  coldRoom: 'indoors',
  sorter: 'indoors',
  packing: 'indoors',
  highBay: 'indoors',
  pharma: 'indoors',
  floorStorage: 'indoors',
  suites: 'indoors',
  mezzanine: 'indoors',
  crossDock: 'indoors',
  forklift: 'indoors',
  cutaway: 'indoors',
}

/** The colors of a seed's picture, fit for what it shows. */
export const paletteOf = (seed: number): Palette => createPalette(createRandom(seed), LIGHTS[sceneKindOf(seed)])

/** The color a card shows before its picture has come: the sky over the wall, a little calmed. */
export function dominantColorOf(seed: number): string {
  const palette = paletteOf(seed)
  return lighten(mix(mix(palette.daytime.sky[1], palette.wall, 0.5), palette.ground, 0.3), 0.06)
}
