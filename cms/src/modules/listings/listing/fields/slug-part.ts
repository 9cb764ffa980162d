import { reservedSlugs } from '@stackyard/shared/domain/slug'

/** Checks the own part of a listing's address; empty is filled from the name on save. */
export const slugPart = (value: string | null | undefined): string | true => {
  if (!value) return true
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return 'Use small letters, digits and single hyphens.'
  if (/^\d+$/.test(value)) return 'A number alone would be taken for an id.'
  return reservedSlugs.has(value) ? 'This address is taken by another page.' : true
}
