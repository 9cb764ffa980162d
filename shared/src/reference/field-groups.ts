import type { WarehouseField } from './warehouse-field'
import { allFields } from './warehouse-fields'

/** Groups of values in a listing that hold fields; the empty text is the listing itself. */
export type FieldParent = '' | 'amenities' | 'facilityDetails'

/** The name of a field in its group. */
export type NameIn<Group extends FieldParent, Path extends string> = Group extends ''
  ? Path extends `${string}.${string}`
    ? never
    : Path
  : Path extends `${Group}.${infer Name}`
    ? Name
    : never

/** The fields of a group with their names in it. */
export const fieldsIn = (parent: FieldParent): { name: string; field: WarehouseField }[] =>
  allFields.flatMap((field) => {
    const [group, name] = field.path.includes('.') ? field.path.split('.') : ['', field.path]
    return group === parent && name ? [{ name, field }] : []
  })
