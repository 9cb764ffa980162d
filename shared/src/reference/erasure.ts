export const erasureDays = 14
/** What a person types to have the account erased, whatever the case. */
export const erasureWord = 'ERASE'
