/** A row of a file whose lower prices are meant, with the version of its listing at the trial. */
export const confirmationOf = ({ row, version }: { row: number; version: number }): string => `${row}:${version}`
