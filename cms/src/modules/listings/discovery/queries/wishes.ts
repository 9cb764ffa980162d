/** What joins the wishes of a sentence: "near Dallas with hazmat", "in Ohio that takes wine and has EDI". */
const JOINT =
  /\s*(?:;|\+|\b(?:and|also|plus|with|that|which|who|having|has|have|takes?|offers?|offering|does|do|for)\b)\s*/giu

const MOST_WISHES = 6

/** The wishes of a sentence, each a text of its own; one alone when nothing joins them. */
export const wishesIn = (text: string): string[] =>
  text
    .split(JOINT)
    .map((wish) => wish.replaceAll(/^[\s,.]+|[\s,.]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MOST_WISHES)
