/** Headers in files of earlier releases, by what their columns are named now; both in small letters. */
const renamed: Readonly<Record<string, string>> = {
  'smallest order': 'smallest reservation',
  'largest order': 'largest reservation',
}

/** The header that a column has now, so that a file of an earlier release is still read. */
export const newerHeader = (folded: string): string => renamed[folded] ?? folded
