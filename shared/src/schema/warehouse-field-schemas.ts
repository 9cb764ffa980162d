import { z } from 'zod'
import { type FieldParent as Parent, fieldsIn, type NameIn } from '../reference/field-groups'
import type { WarehouseField } from '../reference/warehouse-field'
import type { KnownField } from '../reference/warehouse-fields'
import { formChoice, formDollars, formFigure, formList, formSwitch, formText } from './form-value'
import { Dollars } from './listing-card'

const choicesOf = (options: readonly { key: string; label: string }[]) =>
  formList(
    z.enum(options.map(({ key }) => key) as [string, ...string[]], {
      error: `Choose from: ${options.map(({ label }) => label).join(', ')}`,
    }),
    60,
  )
const switchesOf = (options: readonly { key: string }[]) =>
  z.object(Object.fromEntries(options.map(({ key }) => [key, formSwitch]))).optional()

type InputOf<Field> = Field extends { kind: 'switch' }
  ? typeof formSwitch
  : Field extends { kind: 'figure' }
    ? ReturnType<typeof formFigure>
    : Field extends { kind: 'dollars' }
      ? typeof formDollars
      : Field extends { kind: 'list' }
        ? ReturnType<typeof choicesOf>
        : Field extends { kind: 'flags'; options: readonly { key: infer Key extends string }[] }
          ? z.ZodOptional<z.ZodObject<Record<Key, typeof formSwitch>>>
          : ReturnType<typeof formText>

function inputOf(field: WarehouseField): z.ZodType {
  switch (field.kind) {
    case 'switch':
      return formSwitch
    case 'figure':
      return formFigure(field.limit)
    case 'dollars':
      return formDollars
    case 'choice':
      return formChoice(field.options)
    case 'list':
      return choicesOf(field.options)
    case 'flags':
      return switchesOf(field.options)
    case 'text':
      return formText(field.max)
  }
}

type ContentOf<Field> = Field extends { kind: 'switch' }
  ? z.ZodBoolean
  : Field extends { kind: 'figure' }
    ? z.ZodNullable<z.ZodNumber>
    : Field extends { kind: 'dollars' }
      ? typeof Dollars
      : Field extends { kind: 'list' }
        ? z.ZodArray<z.ZodString>
        : Field extends { kind: 'flags' }
          ? z.ZodRecord<z.ZodString, z.ZodBoolean>
          : z.ZodString

function contentOf({ kind }: WarehouseField): z.ZodType {
  switch (kind) {
    case 'switch':
      return z.boolean()
    case 'figure':
      return z.number().nullable()
    case 'dollars':
      return Dollars
    case 'list':
      return z.array(z.string())
    case 'flags':
      return z.record(z.string(), z.boolean())
    case 'choice':
    case 'text':
      return z.string()
  }
}

const shapeOf = (group: Parent, make: (field: WarehouseField) => z.ZodType) =>
  Object.fromEntries(fieldsIn(group).map(({ name, field }) => [name, make(field)]))

type InputShape<Group extends Parent> = { [Field in KnownField as NameIn<Group, Field['path']>]: InputOf<Field> }
type ContentShape<Group extends Parent> = { [Field in KnownField as NameIn<Group, Field['path']>]: ContentOf<Field> }
type WireShape<Group extends Parent> = {
  [Field in KnownField as NameIn<Group, Field['path']>]: z.ZodOptional<z.ZodNullable<ContentOf<Field>>>
}

/** What a provider may send of a group's fields; each may be absent. Unknown choices are refused with those that there are. */
export const fieldInputs = <Group extends Parent>(group: Group) => shapeOf(group, inputOf) as InputShape<Group>

/** A group's fields as they are edited: every one there. */
export const fieldContents = <Group extends Parent>(group: Group) => shapeOf(group, contentOf) as ContentShape<Group>

/** A group's fields as readers get them: what is empty may be absent. */
export const fieldsOnWire = <Group extends Parent>(group: Group) =>
  shapeOf(group, (field) => contentOf(field).nullable().optional()) as WireShape<Group>
