/** A cache of pages in front of the servers, which drops pages by their tags (`Cache-Tag`). */
export type Cdn = {
  /** Drops every page that bears one of the tags. @throws Error when a call is refused or gets no answer */
  purge(tags: readonly string[]): Promise<void>
}
