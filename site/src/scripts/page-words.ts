/** The words of the page's language by its code; English is in the code itself. */
const words: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  ar: () => import('./words-ar'),
  es: () => import('./words-es'),
}

/** Loads what components of the page say in its language; nothing on an English page. */
export const loadWords = (): Promise<unknown> | undefined => words[document.documentElement.lang]?.()
