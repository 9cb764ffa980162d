import { useState } from 'react'
import { HumanTokens } from '@stackyard/shared/ui/human-check'

/** Tokens of the captcha that say when one is there. */
class WatchedTokens extends HumanTokens {
  readonly #watch: (isPassed: boolean) => void
  constructor(watch: (isPassed: boolean) => void) {
    super()
    this.#watch = watch
  }

  override put(token: string | null): void {
    super.put(token)
    this.#watch(token !== null)
  }
}

/** The captcha of a form and whether it is passed. */
export function useHumanCheck(): { tokens: HumanTokens; isPassed: boolean } {
  const [isPassed, setPassed] = useState(false)
  const [tokens] = useState(() => new WatchedTokens(setPassed))
  return { tokens, isPassed }
}
