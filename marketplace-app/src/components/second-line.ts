/** The look of the second line of a table's cell; compact rows have one line alone. */
export const secondLine = 'text-muted-foreground block text-xs in-data-compact:hidden'
