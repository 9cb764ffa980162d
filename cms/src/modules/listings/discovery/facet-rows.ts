import { sql, type SQL } from 'drizzle-orm'
import { CELLS_ACROSS, figureColumns, MERCATOR_EDGE, NAME_SIGN, optionFlags, priceColumns } from './facet-columns'
import { spokenFields } from './field-columns'
import { placeNames } from './listing-columns'

/** Pieces of the statement that writes `market.listing_facet` beside the read model, from the table `warehouses w`. */

const words = sql`setweight(to_tsvector('simple', unaccent(w.name)), 'A') ||
  setweight(to_tsvector('simple', unaccent(concat_ws(' ', w.address_city, w.state, w.address_zip_code, ${placeNames}))), 'B') ||
  setweight(to_tsvector('english', ${spokenFields}), 'C') ||
  setweight(to_tsvector('english', unaccent(coalesce(w.highlights, ''))), 'D') ||
  array_to_tsvector(array(select ${sql.raw(`'${NAME_SIGN}'`)} || lexeme from unnest(to_tsvector('simple', unaccent(w.name)))))`

/** What the table takes from the record itself, by column. */
export const facetSource: Record<string, SQL> = {
  ...Object.fromEntries(
    [...optionFlags, ...figureColumns, ...priceColumns].map(({ column, source }) => [column, sql.raw(source)]),
  ),
  answer_minutes: sql`d.answer_minutes`,
  words,
}

const isPlaced = sql`latitude is not null and longitude is not null`
const edge = sql.raw(String(MERCATOR_EDGE))
const cells = sql.raw(String(CELLS_ACROSS))

/** What the table takes from the row of the read model as it stands there. */
const sameAsRow = [
  'id',
  'seller_id',
  'review_count',
  'average_rating',
  'priority',
  'diamond',
  'listed',
  'visible',
  'is_verified',
  'is_featured',
  'spotlight',
  'hotrack',
  'sunk',
  'free_pallets',
  'free_sqft',
  'min_pallets',
  'max_pallets',
  'min_sqft',
  'max_sqft',
  'region_scope',
  'region',
  'country',
  'state',
  'seller_type',
]

/** A place's cell of the deepest Mercator grid. */
const cell = {
  cell_x: sql`floor((longitude + 180) / 360 * ${cells})::int`,
  cell_y: sql`floor((0.5 - ln(tan(pi() / 4 + radians(greatest(-${edge}, least(${edge}, latitude))) / 2)) / (2 * pi())) * ${cells})::int`,
}

/** Column of the table → its expression over a row of the read model with `facetSource` beside it. */
const columns: Record<string, SQL> = {
  ...Object.fromEntries(
    [...sameAsRow, ...Object.keys(facetSource)].map((name) => [name, sql`${sql.identifier(name)}`]),
  ),
  ...Object.fromEntries(
    Object.entries({ latitude: sql`latitude`, longitude: sql`longitude`, ...cell }).map(([name, value]) => [
      name,
      sql`case when ${isPlaced} then ${value} end`,
    ]),
  ),
}

const names = Object.keys(columns)
const list = (expressions: SQL[]): SQL => sql.join(expressions, sql`, `)

/** Writes the rows of `source`: rows of the read model with the columns of `facetSource`. */
export const writeFacets = (source: string): SQL => sql`
  insert into market.listing_facet (${list(names.map((name) => sql`${sql.identifier(name)}`))})
  select ${list(Object.values(columns))} from ${sql.raw(source)}
  on conflict (id) do update set ${sql.raw(
    names
      .filter((name) => name !== 'id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', '),
  )}`
