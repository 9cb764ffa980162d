import type { z } from 'zod'

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  options?: readonly z.ZodType[]
  values?: readonly unknown[]
  entries?: Record<string, unknown>
}
const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What a value without parts is tried with, in this order. */
const CANDIDATES: readonly unknown[] = [
  'Sample words',
  inDays(40),
  new Date(Date.now() + 3_600_000).toISOString(),
  '08:00',
  '10:00',
  'someone@stackyard.test',
  'https://sample.example',
  'US',
  'Correct-horse-8',
  'warehouse',
  'PALLET',
  '1',
  1,
  12,
  100,
  2030,
  true,
  [],
  {},
]

const NOTHING = Symbol('no value fits')

const fits = (schema: z.ZodType, value: unknown): boolean => value !== NOTHING && schema.safeParse(value).success

/** The parts of an object that must be there, each with a value that fits it. */
function ofShape(shape: Record<string, z.ZodType>, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(shape)) {
    if (key in given) made[key] = given[key]
    else if (!fits(part, undefined)) made[key] = sample(part, {})
  }
  return made
}

function partsOf(schema: z.ZodType, given: Readonly<Record<string, unknown>>): unknown[] {
  const def = defOf(schema)
  if (def.shape) return [ofShape(def.shape, given)]
  if (def.element) return [[], [sample(def.element, {})]]
  if (def.type === 'enum') return Object.values(def.entries ?? {})
  if (def.type === 'literal') return [...(def.values ?? [])]
  if (def.options) return def.options.map((option) => sample(option, given))
  if (def.left && def.right) return [{ ...asObject(sample(def.left, given)), ...asObject(sample(def.right, given)) }]
  return [def.innerType, def.out, def.in].flatMap((inner) => (inner ? [sample(inner, given)] : []))
}

const asObject = (value: unknown): object => (typeof value === 'object' && value ? value : {})

function sample(schema: z.ZodType, given: Readonly<Record<string, unknown>>): unknown {
  const parts = partsOf(schema, given)
  const fitting = [...parts, ...CANDIDATES].find((value) => fits(schema, value))
  // A part that only the whole can judge stays as it is; the whole is asked below.
  return fitting ?? parts[0] ?? NOTHING
}

/**
 * An input that an endpoint's schema takes: what is given, and for each other part that must be there the first value
 * that fits. Undefined where none is found: that endpoint needs an entry of its own.
 */
export function sampleInput(
  schema: z.ZodType | undefined,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  if (!schema) return { ...given }
  const made = { ...asObject(sample(schema, given)), ...given }
  return [{ ...given }, made].find((input) => schema.safeParse(input).success)
}
