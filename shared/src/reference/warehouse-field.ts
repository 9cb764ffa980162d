import type { FigureLimit } from './listing-limits'

/** A value that can be chosen. `key` is what is stored and stands in addresses; `alias` is found by a search, too. */
export type FieldOption = {
  readonly key: string
  readonly label: string
  readonly alias?: string
  /** Leads the others on the listing's page. */
  readonly highlighted?: boolean
}

/** Parts of the form; a field's part is also its section of the listing's page. */
export type FieldGroupKey = 'facility' | 'categories' | 'features' | 'amenities' | 'rates'

/**
 * Narrows lists to what has all chosen options. `key` names the parameter of addresses and the facet; `any` is a second
 * parameter for which one match is enough.
 */
export type OptionsFilter = { readonly key: string; readonly any?: string }

/** Narrows lists to this figure or more; the facet counts each step. */
export type FigureFilter = {
  readonly key: string
  readonly steps: readonly number[]
  readonly label: string
  /** The filter in use; {count} is the figure. */
  readonly chip: string
}

type Common = {
  /** Where the value stands in a listing, at most one group deep. */
  readonly path: string
  /** On the listing's page, in filters and comparisons, and as the header of its column in a file. */
  readonly label: string
  /** Where the form's label says more. */
  readonly formLabel?: string
  readonly group: FieldGroupKey
  /** Under its control in the form, and beside its column in the sample file. */
  readonly hint?: string
  /** Takes the full width of the form. */
  readonly wide?: true
  /** Who may read it: everybody, unless said. */
  readonly audience?: 'signedIn'
  /** Is a row of the comparison. */
  readonly isCompared?: true
}

type Kinds =
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'text'
      readonly max: number
      readonly min?: number
      readonly isMultiline?: true
      /** Figures are shown with separators. */
      readonly isGrouped?: true
      readonly suffix?: string
      /** A value that stands for none. */
      readonly unset?: string
    }
  | {
      readonly kind: 'figure'
      readonly limit: FigureLimit
      readonly default?: number
      readonly unit?: string
      readonly filter?: FigureFilter
    }
  | { readonly kind: 'dollars' }
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      readonly default?: string
      /** The path of the field whose unit this is; it is shown and edited beside it. */
      readonly unitOf?: string
    }
  /** Some of the options: stored as a list of keys, or (`flags`) as a switch for each. */
  | { readonly kind: 'list' | 'flags'; readonly options: readonly FieldOption[]; readonly filter?: OptionsFilter }

/** One field of a warehouse as data. */
export type WarehouseField = Common & Kinds
export type FieldOf<Kind extends WarehouseField['kind']> = Extract<WarehouseField, { kind: Kind }>
