import { ApiError } from '@stackyard/shared/contract/api-error'
import { sayName } from '@stackyard/shared/ui/say'
import { pageLanguage } from './say'

/** A sentence of the API in the language of the page; the given one where the page has no words for it. */
const spoken = (message: string, otherwise: string): string => {
  const said = sayName(message)
  return said === message && pageLanguage() !== 'en' ? otherwise : said
}

/** What the API refused, and what is wrong with each field, in the language of the page. */
export function spokenRefusal(
  error: unknown,
  { failed, field }: { failed: string; field: string },
): { text: string; fields: Record<string, string> } {
  const issues = error instanceof ApiError ? error.issues : []
  return {
    text: error instanceof Error && error.message ? spoken(error.message, failed) : failed,
    fields: Object.fromEntries(issues.map(({ path, message }) => [path, spoken(message, field)])),
  }
}

/** What the API answered with, in the language of the page. */
export const spokenAnswer = spoken
