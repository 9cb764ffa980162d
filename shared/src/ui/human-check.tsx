import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from './button'

/** The part of the captcha provider's browser library that the product uses (Turnstile's interface). */
type CaptchaLibrary = {
  render: (target: HTMLElement, options: Record<string, unknown>) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

declare global {
  interface Window {
    turnstile?: CaptchaLibrary
  }
}

const WAIT_MS = 15_000
const scripts = new Map<string, Promise<CaptchaLibrary>>()

const fetchScript = (url: string): Promise<CaptchaLibrary> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('CAPTCHA_SCRIPT_UNREACHABLE'))
    script.onerror = () => {
      script.remove()
      reject(new Error('CAPTCHA_SCRIPT_UNREACHABLE'))
    }
    document.head.append(script)
  })

/** The library, fetched once a page. A failed try is forgotten, so that the next one starts anew. */
function loadLibrary(url: string): Promise<CaptchaLibrary> {
  const known = scripts.get(url) ?? (window.turnstile ? Promise.resolve(window.turnstile) : fetchScript(url))
  scripts.set(url, known)
  // The form that asked for the library says what failed.
  known.catch(() => scripts.delete(url))
  return known
}

/**
 * A check that has been passed waits here for the form that needs it. A token is good for one call: `take` hands it out
 * and waits up to 15 s for one that is still being made; `renew` has another one made.
 */
export class HumanTokens {
  #token: string | null = null
  #waiting: ((token: string | undefined) => void)[] = []
  renew: () => void = () => undefined

  put(token: string | null): void {
    this.#token = token
    if (!token) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#token = null
    next(token)
  }

  /** The token, or undefined when there is none in time: the server then says what to do. */
  take(): Promise<string | undefined> {
    const token = this.#token
    this.#token = null
    if (token) return Promise.resolve(token)
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== resolve)
        resolve(undefined)
      }, WAIT_MS)
    })
  }
}

/** The tokens of one form, the same object for as long as it stands. */
export const useHumanTokens = (): HumanTokens => useState(() => new HumanTokens())[0]

export type HumanCheckProps = {
  siteKey: string
  scriptUrl: string
  tokens: HumanTokens
  words: { failed: string; retry: string }
}

/** The captcha's widget. When it can't be loaded it says so and offers another try. */
export function HumanCheck({ siteKey, scriptUrl, tokens, words }: HumanCheckProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const fail = useCallback(() => {
    tokens.put(null)
    setFailed(true)
  }, [tokens])
  useEffect(() => {
    let isGone = false
    let remove = (): void => undefined
    loadLibrary(scriptUrl).then((library) => {
      if (isGone || !frame.current) return
      const target = document.createElement('div')
      frame.current.replaceChildren(target)
      const id = library.render(target, {
        sitekey: siteKey,
        callback: (token: string) => tokens.put(token),
        'expired-callback': () => tokens.renew(),
        'error-callback': fail,
      })
      tokens.renew = () => {
        tokens.put(null)
        library.reset(id)
      }
      remove = () => library.remove(id)
    }, fail)
    return () => {
      isGone = true
      remove()
    }
  }, [siteKey, scriptUrl, tokens, attempt, fail])
  return (
    <div className="grid gap-2">
      <div ref={frame} />
      {isFailed ? (
        <p role="alert" className="text-danger-ink text-sm">
          {words.failed}{' '}
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              setFailed(false)
              setAttempt((count) => count + 1)
            }}
          >
            {words.retry}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
