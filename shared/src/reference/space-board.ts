/** Weeks of the calendar of all warehouses, and the warehouses that one answer has. */
export const BOARD_WEEKS = 52
export const MOST_BOARD_ROWS = 200

/** Changes of the total that one warehouse can have ahead. */
export const MOST_SPACE_CHANGES = 24
