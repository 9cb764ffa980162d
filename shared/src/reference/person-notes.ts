/** Characters of a note that admins write about a person. */
export const longestNote = 4000
