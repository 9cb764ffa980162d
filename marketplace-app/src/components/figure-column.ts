/** A column of the table that has the same figures as a chart. The first names the row. */
export type FigureColumn<Row> = {
  label: string
  /** Its heading in the file, where that says more than the label. */
  fileLabel?: string
  /** The value in the file: figures without signs. */
  value: (row: Row) => string | number
  /** Words, which start where their column starts; figures end where it ends. */
  isText?: boolean
  /** The value as a person reads it; without it, `value` is. */
  show?: (row: Row) => string
}
