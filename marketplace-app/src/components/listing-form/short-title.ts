const longest = 10

/** A title as previews show it: ten characters, and a sign that there are more. */
export const shortTitle = (title: string): string => {
  const letters = [...title]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : title
}
