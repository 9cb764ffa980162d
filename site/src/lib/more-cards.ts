/** What a carousel holds beyond its page: the filters of the list it goes on with, and the page that it holds last. */
export type MoreCards = {
  /** From 1; 0 where the page holds none. */
  page: number
  pageSize: number
  filters: Readonly<Record<string, string | number | boolean>>
}
