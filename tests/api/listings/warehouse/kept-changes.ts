/** An answer that shows a listing: lists, with and without dates, a search near its place, its page, and its pin. */
export type ShownBy = 'list' | 'listOnDates' | 'near' | 'detail' | 'pin'

/** By table: a change by SQL and what takes it back, with `$1` for the listing, and the answers that show it. */
export const changes: [table: string, change: string, back: string, shows: ShownBy[]][] = [
  [
    'listing_search',
    `update market.listing_search set name = 'Another', card = card || '{"name": "Another"}' where id = $1`,
    `update market.listing_search s set name = w.name, card = card || jsonb_build_object('name', w.name)
      from warehouses w where w.id = s.id and s.id = $1`,
    ['list', 'listOnDates', 'detail', 'pin'],
  ],
  [
    'listing_detail',
    `update market.listing_detail set detail = detail || '{"highlights": "Another"}' where id = $1`,
    `update market.listing_detail set detail = detail || '{"highlights": ""}' where id = $1`,
    ['detail'],
  ],
  [
    'listing_detail, of prices',
    `update market.listing_detail set money = money || '{"price1": 1}', detail = detail || '{"price1": 1}' where id = $1`,
    `update market.listing_detail set money = money || '{"price1": 18.5}', detail = detail - 'price1' where id = $1`,
    ['detail'],
  ],
  [
    'listing_facet',
    'update market.listing_facet set listed = false where id = $1',
    'update market.listing_facet set listed = true where id = $1',
    ['list', 'listOnDates'],
  ],
  [
    'reviews',
    `update reviews set feedback = 'Another' where warehouse_id = $1`,
    `update reviews set feedback = 'Kept well, found well.' where warehouse_id = $1`,
    ['detail'],
  ],
  [
    'reviews, one more',
    `insert into reviews (rating, feedback, warehouse_id, author_id)
      select 4, 'Another', $1::int, id from users where email = 'customer@stackyard.test'`,
    `delete from reviews where warehouse_id = $1 and feedback = 'Another'`,
    ['detail'],
  ],
  [
    'users',
    `update users set last_name = 'Another' where id in (select author_id from reviews where warehouse_id = $1)`,
    `update users set last_name = 'Okafor' where id in (select author_id from reviews where warehouse_id = $1)`,
    ['detail'],
  ],
  [
    'orders',
    `update market.orders set status = 'approved', start_day = current_date - 5 where warehouse_id = $1`,
    `update market.orders set status = 'pending', start_day = current_date + 1 where warehouse_id = $1`,
    ['detail'],
  ],
  [
    'orders, a new one',
    `insert into market.orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', 900000 + o.id,
      'status', 'approved', 'start_day', current_date - 5, 'payment_intent_id', null, 'refund_id', null))).*
      from market.orders o where warehouse_id = $1 order by id limit 1`,
    'delete from market.orders where warehouse_id = $1 and id > 900000',
    ['detail'],
  ],
  [
    'capacity',
    'update market.capacity set total_units = total_units + 1333000 where warehouse_id = $1',
    'update market.capacity set total_units = total_units - 1333000 where warehouse_id = $1',
    ['detail'],
  ],
  [
    'capacity_hold',
    `insert into market.capacity_hold (warehouse_id, start_day, end_day, units, state)
      select warehouse_id, current_date + 40, current_date + 60, total_units - 13330, 'blocked' from market.capacity
      where warehouse_id = $1`,
    `delete from market.capacity_hold where warehouse_id = $1 and state = 'blocked'`,
    ['listOnDates', 'detail'],
  ],
  [
    'capacity_change',
    'insert into market.capacity_change (warehouse_id, from_day, total_units) values ($1, current_date + 15, 13330)',
    'delete from market.capacity_change where warehouse_id = $1',
    ['listOnDates', 'detail'],
  ],
  [
    'place',
    `update market.place set longitude = longitude + 0.2 where lower(name) = 'akron' and $1::int > 0`,
    `update market.place set longitude = longitude - 0.2 where lower(name) = 'akron' and $1::int > 0`,
    ['near'],
  ],
]
