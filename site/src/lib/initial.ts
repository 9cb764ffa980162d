const ARTICLE = /^ال(?=\p{L}{2})/u

/** The letter a term stands under: Latin letters as capitals, Arabic ones without the article; # for anything else. */
export const initialOf = (term: string): string => {
  const first = term.replace(ARTICLE, '').slice(0, 1)
  if (/[أإآ]/.test(first)) return 'ا'
  return /\p{L}/u.test(first) ? first.normalize('NFD').slice(0, 1).toUpperCase() : '#'
}
