/** The color of each kind of space, in the tokens of both themes. */
export const kindMarks = {
  sold: 'bg-(--space-sold)',
  held: 'bg-(--space-held)',
  blocked: 'bg-(--space-own)',
  free: 'bg-(--space-free)',
} as const
